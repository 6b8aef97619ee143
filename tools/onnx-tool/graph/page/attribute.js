// Attributes in the page's data. An attribute is one of:
//
// an index in `strings`, of its value as text
// { graphs: [index] }
// { strings: [index] }, or numbers in base64: { floats }, { doubles }, { ints8 }, { ints16 }, { ints32 }, { ints64 }
// { type, elements }, a tensor. Its elements are as above or { texts: [index] }; `omitted` more are not in the data
// { type, values: { elements }, indices: { elements } }, a sparse tensor
// { list: [attribute] }, a list of tensors

// Returns attributes as pairs [name, attribute].
function attributePairs(data) {
  const pairs = [];
  for (let i = 0; i < data.length; i += 2) pairs.push([stringAt(data[i]), data[i + 1]]);
  return pairs;
}

// Returns the shortest text that identifies a 32-bit number.
function floatText(number) {
  for (const digits of [6, 7, 8]) {
    const rounded = Number(number.toPrecision(digits));
    if (Math.fround(rounded) === number) return String(rounded);
  }
  return String(Number(number.toPrecision(9)));
}

const kArrays = { floats: Float32Array, doubles: Float64Array, ints8: Int8Array, ints16: Int16Array, ints32: Int32Array,
                  ints64: BigInt64Array };
function kindOfArray(value) { return Object.keys(kArrays).find(name => name in value); }
// Returns the numbers of a list as an array, or null if there are none.
function arrayOf(value) {
  const kind = kindOfArray(value);
  if (!kind) return null;
  const text = atob(value[kind]), bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
  return new kArrays[kind](bytes.buffer);
}
function numbersOf(value) {
  const numbers = arrayOf(value);
  return numbers && Array.from(numbers, numbers instanceof Float32Array ? floatText : String);
}

// Returns the elements of a list or tensor as texts, or null if they are not in the data.
function elementsOfAttribute(value) {
  if (value.strings) return value.strings.map(text => `"${stringAt(text)}"`);
  if (value.texts) return value.texts.map(stringAt);
  return value.list ? value.list.map(attributeText) : numbersOf(value.values || value);
}
// Returns the number of elements in a list or tensor.
function sizeOfAttribute(value) {
  if (value.type !== undefined && !value.values) return elementsOf(stringAt(value.type));
  const list = value.values || value;
  return (list.strings || list.texts || list.list || arrayOf(list) || []).length + (list.omitted || 0);
}

// Returns the value of an attribute as text.
function attributeText(value) {
  if (typeof value === 'number') return stringAt(value);
  if (value.graphs) return value.graphs.map(graph => `graph of ${counted(model.graphs[graph].nodes.length, 'node')}`).join(', ');
  if (value.values) return `${stringAt(value.type)} = ${listText(value.values)} at ${listText(value.indices)}`;
  if (value.type === undefined) return listText(value);
  return elementsOfAttribute(value) ? `${stringAt(value.type)} = ${listText(value)}` : stringAt(value.type);
}
function listText(value) {
  const more = value.omitted ? `, and ${grouped(value.omitted)} more` : '';
  return `[${(elementsOfAttribute(value) || ['?']).join(', ')}${more}]`;
}
