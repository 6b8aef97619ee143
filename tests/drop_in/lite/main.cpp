// Prints the results of everything that programs do with lite classes.
#include <google/protobuf/arena.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/map.h>
#include <google/protobuf/message_lite.h>
#include <google/protobuf/repeated_field.h>
#include <google/protobuf/stubs/common.h>

#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "lite.pb.h"
#include "lite3.pb.h"

namespace {

using google::protobuf::Arena;
using google::protobuf::MessageLite;
using google::protobuf::RepeatedPtrField;
using shop::Item;
using shop::Price;

// Returns the encoding with the entries of maps in order.
std::string bytes_of(const MessageLite& message) {
  std::string bytes;
  {
    google::protobuf::io::StringOutputStream stream(&bytes);
    google::protobuf::io::CodedOutputStream coded(&stream);
    coded.SetSerializationDeterministic(true);
    message.SerializePartialToCodedStream(&coded);
  }
  return bytes;
}

void print(const char* what, const MessageLite& message) {
  std::cout << what << " " << message.GetTypeName() << " " << message.ByteSizeLong() << " ";
  for (const char byte : bytes_of(message)) {
    static const char kDigits[] = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    std::cout << kDigits[value / 16] << kDigits[value % 16];
  }
  std::cout << "\n";
}

Item sample() {
  Item item;
  item.set_title("lamp");
  item.set_state(Item::USED);
  item.add_states(Item::NEW);
  item.add_packed_states(Item::USED);
  item.mutable_price()->set_cents(100);
  item.add_offers()->set_cents(90);
  item.add_offers()->set_currency(shop::DOLLAR);
  item.add_tags("light");
  item.add_tags()->assign("old");
  for (int i = -2; i < 3; ++i) item.add_sizes(i * 1000);
  item.set_address("here");
  (*item.mutable_prices())["uk"].set_cents(80);
  (*item.mutable_prices())["at"].set_cents(95);
  (*item.mutable_states_by_number())[7] = Item::NEW;
  (*item.mutable_notes())[-1] = "minus";
  item.mutable_origin()->set_country("at");
  item.add_visit()->set_time(1234567890123);
  item.mutable_part_of()->set_title("room");
  item.add_flags(true);
  return item;
}

void use_accessors() {
  Item item;
  std::cout << item.title() << item.has_title() << item.image().size() << item.image() << item.has_image();
  std::cout << item.mutable_title()->append("!") << item.has_title();
  item.clear_title();
  std::cout << item.title() << (item.release_title() == nullptr) << item.price().currency() << item.has_price();
  item.set_image("x", 1);
  std::unique_ptr<std::string> image(item.release_image());
  std::cout << *image << item.image().size();
  item.set_allocated_image(image.release());
  item.set_allocated_plain(new std::string("given"));
  std::cout << item.image() << item.plain();
  item.set_allocated_plain(nullptr);
  std::cout << item.has_plain() << "\n";

  item.mutable_price()->set_cents(5);
  std::unique_ptr<Price> price(item.release_price());
  std::cout << price->cents() << item.has_price();
  item.set_allocated_price(price.release());
  std::cout << item.price().cents();
  item.unsafe_arena_set_allocated_price(new Price(*std::unique_ptr<Price>(item.unsafe_arena_release_price())));
  std::cout << item.price().cents() << "\n";
  print("accessors", item);

  item = sample();
  item.mutable_offers()->SwapElements(0, 1);
  std::unique_ptr<Price> last(item.mutable_offers()->ReleaseLast());
  item.mutable_offers()->AddAllocated(last.release());
  item.mutable_tags()->RemoveLast();
  item.mutable_sizes()->Truncate(3);
  std::cout << item.offers_size() << item.tags_size() << item.sizes(2) << item.visit(0).time() << item.flags(0) << "\n";
  print("lists", item);
}

void use_oneofs() {
  Item item;
  std::cout << item.delivery_case() << item.address().size() << item.shipping().has_cents();
  item.set_address("street");
  item.mutable_shipping()->set_cents(7);
  std::cout << item.delivery_case() << item.has_address() << item.address();
  std::unique_ptr<Price> shipping(item.release_shipping());
  std::cout << item.delivery_case() << shipping->cents();
  item.set_shelf(9);
  item.set_allocated_shipping(shipping.release());
  std::cout << item.shelf() << item.shipping().cents();
  item.set_code("\x01\x02");
  item.set_allocated_address(new std::string("square"));
  item.set_as_state(Item::USED);
  std::cout << item.delivery_case() << item.as_state();
  item.clear_delivery();
  std::cout << (item.delivery_case() == Item::DELIVERY_NOT_SET);
  item.mutable_address()->append("road");
  print(" oneof", item);
  Item moved(std::move(item));
  moved.mutable_shipping()->set_cents(1);
  Item merged;
  merged.set_code("c");
  merged.MergeFrom(moved);
  print("oneof", merged);
}

void use_maps() {
  Item item = sample();
  std::cout << item.prices().size() << item.prices().at("uk").cents() << item.states_by_number().count(8)
            << item.notes().find(-1)->second;
  item.mutable_prices()->erase("uk");
  Item other;
  (*other.mutable_prices())["fr"].set_cents(1);
  (*other.mutable_notes())[2] = "two";
  item.Swap(&other);
  std::cout << item.prices().size() << other.prices().size() << item.notes().begin()->second;
  item.MergeFrom(other);
  print(" maps", item);
  item.clear_prices();
  item.clear_notes();
  print("maps", item);
}

void use_values() {
  const Item item = sample();
  Item copy(item);
  copy = static_cast<const Item&>(copy);
  Item assigned;
  assigned.set_plain("gone");
  assigned = item;
  assigned.mutable_price()->set_cents(1);
  using std::swap;
  swap(copy, assigned);
  std::cout << copy.price().cents() << assigned.price().cents() << item.price().cents();
  copy.UnsafeArenaSwap(&assigned);
  copy.CopyFrom(copy);
  copy.MergeFrom(item);
  print(" values", copy);
  copy = Item(copy.part_of());
  print("part", copy);
  copy.Clear();
  print("cleared", copy);
  print("default", Item::default_instance());
  std::cout << (&Item::default_instance() == Item::internal_default_instance()) << Item::kPartOfFieldNumber << "\n";
}

void use_base() {
  const Item item = sample();
  const MessageLite& base = item;
  const std::unique_ptr<MessageLite> made(base.New());
  made->CheckTypeAndMergeFrom(item);
  print("made", *made);
  std::cout << base.DebugString().substr(0, 16) << base.ShortDebugString().substr(0, 16)
            << base.Utf8DebugString().substr(0, 16) << "\n";
  std::cout << base.IsInitialized() << base.InitializationErrorString() << "\n";
  std::string bytes;
  std::cout << base.SerializePartialToString(&bytes) << bytes.size() << base.AppendPartialToString(&bytes)
            << bytes.size() << base.SerializePartialAsString().size() << base.ByteSizeLong() << base.GetCachedSize();
  std::vector<char> array(base.ByteSizeLong());
  std::cout << base.SerializePartialToArray(array.data(), static_cast<int>(array.size()))
            << base.SerializePartialToArray(array.data(), 3);
  std::ostringstream stream;
  std::cout << base.SerializePartialToOstream(&stream) << stream.str().size();
  Item read;
  std::cout << read.ParseFromString(bytes) << read.ParsePartialFromString(bytes) << read.offers_size()
            << read.ParsePartialFromArray(array.data(), static_cast<int>(array.size())) << read.offers_size();
  std::istringstream in(stream.str());
  std::cout << read.ParsePartialFromIstream(&in) << read.ParseFromString(bytes.substr(0, bytes.size() / 2 - 1));
  google::protobuf::io::ArrayInputStream chunks(array.data(), static_cast<int>(array.size()), 5);
  std::cout << read.ParsePartialFromZeroCopyStream(&chunks) << read.MergeFromString("");
  google::protobuf::io::CodedInputStream coded(reinterpret_cast<const google::protobuf::uint8*>(array.data()),
                                               static_cast<int>(array.size()));
  std::cout << read.MergePartialFromCodedStream(&coded) << coded.ConsumedEntireMessage() << read.offers_size() << "\n";
  Price price;
  std::cout << price.IsInitialized() << price.InitializationErrorString() << price.ParseFromString("") << "\n";
}

// A message ends at a tag that is 0 or that ends a group. The stream tells which, and where it is.
void read_up_to_a_tag(const std::string& bytes) {
  using google::protobuf::io::ArrayInputStream;
  using google::protobuf::io::CodedInputStream;
  const int size = static_cast<int>(bytes.size());
  Item read;
  {
    ArrayInputStream stream(bytes.data(), size);
    CodedInputStream coded(&stream);
    coded.SetLastTag(77);
    const bool success = read.MergePartialFromCodedStream(&coded);
    std::cout << success;
    if (success) {
      std::cout << coded.ConsumedEntireMessage() << coded.LastTagWas(0) << coded.LastTagWas(0x1c)
                << coded.LastTagWas(0x94) << " " << coded.CurrentPosition() << " " << coded.ReadTag();
    }
  }
  ArrayInputStream stream(bytes.data(), size);
  std::cout << " " << read.ParsePartialFromZeroCopyStream(&stream);
  ArrayInputStream bounded(bytes.data(), size);
  std::cout << read.ParsePartialFromBoundedZeroCopyStream(&bounded, size) << read.ParsePartialFromString(bytes);
  CodedInputStream coded(reinterpret_cast<const google::protobuf::uint8*>(bytes.data()), size);
  const CodedInputStream::Limit limit = coded.PushLimit(size - 1);
  const bool success = read.ParsePartialFromCodedStream(&coded);
  std::cout << success;
  coded.PopLimit(limit);
  if (success) std::cout << coded.ConsumedEntireMessage();
  print(" ended", success ? read : Item());
}

void read_ended_messages() {
  const std::string group = "\x93\x01\x0a\x01x\x94\x01";   // origin { country: "x" }
  const std::string unknown = "\xfb\x01\x0b\x0c\xfc\x01";  // a group in a group
  const std::string fields = "\x0a\x02hi\x18\x81\x01" + group + unknown + bytes_of(sample());
  const std::string end_group = "\x1c";
  const std::string ends[] = {"",
                              end_group,
                              std::string(1, '\0'),
                              "\x94\x01",
                              std::string("\x80\0", 2),
                              std::string("\x80\x80\x80\x80\x80\0", 6),
                              "\x04",
                              "\x07",
                              "\x02"};
  for (const std::string& end : ends) {
    read_up_to_a_tag(fields + end);
    read_up_to_a_tag(fields + end + "\x10\x01\x01");
    read_up_to_a_tag(end + fields);
  }
  for (const std::string& bytes :
       {std::string("\xfb\x01\x1c", 3), std::string("\xfb\x01\0\xfc\x01", 5), group.substr(0, 5) + end_group,
        std::string("\x32\x02\x1c\x00", 4), std::string("\x19\0\0\0\0\0\0\0\0\x1d\0\0\0\0\x1c", 15)}) {
    read_up_to_a_tag(bytes);
  }
}

void use_unknown_fields() {
  const Item item = sample();
  shop::Nothing nothing;
  std::cout << nothing.unknown_fields().empty() << shop::Nothing::default_instance().unknown_fields().size();
  std::cout << nothing.ParseFromString(bytes_of(item)) << (nothing.unknown_fields() == bytes_of(item));
  print(" unknown", nothing);
  Item again;
  again.ParsePartialFromString(nothing.SerializeAsString());
  print("again", again);

  nothing.mutable_unknown_fields()->assign("\x08\x01");
  shop::Nothing other;
  other.ParseFromString("\x10\x02");
  nothing.MergeFrom(other);
  print("merged", nothing);
  nothing.MergeFromString("\x18\x03");
  print("merged", nothing);
  nothing.Swap(&other);
  print("swapped", nothing);
  print("swapped", other);
  const shop::Nothing copy(other);
  other.mutable_unknown_fields()->append("\x20\x04");
  std::cout << copy.unknown_fields().size() << other.unknown_fields().size();
  other.mutable_unknown_fields()->clear();
  std::cout << other.unknown_fields().size() << other.ByteSizeLong();
  nothing.Clear();
  std::cout << nothing.unknown_fields().size() << "\n";

  // Parses numbers that closed enums do not declare.
  again.Clear();
  std::cout << again.ParseFromString("\x18\x09\x20\x01\x20\x08\x2a\x03\x01\x07\x02\x70\x06") << again.has_state()
            << again.states_size() << again.packed_states_size() << again.delivery_case()
            << again.unknown_fields().size();
  print(" enums", again);
  again.Clear();
  const std::string entry("\x82\x01\x04\x08\x01\x10\x09", 7);
  std::cout << again.ParseFromString(entry) << again.states_by_number().size() << again.unknown_fields().size();
  print(" entry", again);
}

void use_arenas() {
  Arena arena;
  auto* const item = Arena::CreateMessage<Item>(&arena);
  *item = sample();
  item->set_address("on an arena");
  print("arena", *item);
  Item* const made = item->New(&arena);
  made->MergeFrom(*item);
  made->mutable_part_of()->mutable_price()->set_cents(4);
  print("arena", *made);
  const std::unique_ptr<Item> own(Arena::CreateMessage<Item>(nullptr));
  own->Swap(made);
  print("swapped", *own);
  std::unique_ptr<Price> released(own->mutable_part_of()->release_price());
  std::cout << released->cents() << "\n";
  auto* const offers = Arena::CreateMessage<RepeatedPtrField<Price>>(&arena);
  offers->Add()->set_cents(3);
  offers->Add()->set_cents(2);
  std::cout << offers->size() << offers->Get(1).cents() << "\n";
}

void use_enums() {
  std::cout << shop::Currency_Name(shop::YEN) << shop::Currency_Name(static_cast<shop::Currency>(3)) << "."
            << shop::Currency_IsValid(5) << shop::Currency_IsValid(2) << shop::Currency_MIN << shop::Currency_MAX
            << shop::Currency_ARRAYSIZE;
  shop::Currency currency = shop::EURO;
  std::cout << shop::Currency_Parse("DOLLAR", &currency) << currency << shop::Currency_Parse("POUND", &currency);
  Item::State state = Item::NEW;
  std::cout << Item::State_Name(Item::USED) << Item::State_Parse("USED", &state) << state << Item::State_MIN
            << Item::State_ARRAYSIZE << shop::Item_State_Name(shop::Item_State_NEW) << "\n";
}

void use_proto3() {
  shop3::Paint paint;
  paint.set_name("");
  std::cout << paint.has_maker() << paint.has_year() << paint.ByteSizeLong();
  paint.set_maker("");
  paint.set_year(0);
  paint.set_color(static_cast<shop3::Color>(9));
  paint.add_colors(shop3::RED);
  paint.add_colors(static_cast<shop3::Color>(-1));
  paint.add_weights(0.5F);
  paint.mutable_base()->set_gloss("high");
  (*paint.mutable_names())["r"] = shop3::RED;
  (*paint.mutable_names())["x"] = static_cast<shop3::Color>(77);
  print(" proto3", paint);
  shop3::Paint read;
  std::cout << read.ParseFromString(bytes_of(paint)) << read.color() << read.colors(1) << read.has_maker()
            << read.base().gloss() << read.kind_case() << read.ParseFromString("\x0a\x01\xff");
  shop3::Empty empty;
  std::cout << empty.ParseFromString(bytes_of(paint)) << (empty.SerializeAsString() == bytes_of(paint));
  paint.clear_maker();
  paint.set_primer(shop3::RED);
  print(" proto3", paint);
}

}  // namespace

int main() {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  google::protobuf::SetLogHandler(nullptr);
  use_accessors();
  use_oneofs();
  use_maps();
  use_values();
  use_base();
  read_ended_messages();
  use_unknown_fields();
  use_arenas();
  use_enums();
  use_proto3();
  google::protobuf::ShutdownProtobufLibrary();
  return std::cout.good() ? 0 : 1;
}
