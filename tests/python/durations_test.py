"""Compares the durations of operations on small and large messages."""
import time
import unittest

from made_up import shapes
from onnxgen import _onnx as onnx


def fastest_of_three(seconds, *arguments):
    return min(seconds(*arguments) for _ in range(3))


class Durations(unittest.TestCase):
    def test_sort_moves_each_element_once(self):
        def seconds(values):
            dims = onnx.TensorProto(dims=values).dims
            start = time.process_time()
            dims.sort()
            self.assertEqual(dims[0], 0)
            return time.process_time() - start
        size = 30_000
        sorted_already = fastest_of_three(seconds, range(size))
        self.assertLess(fastest_of_three(seconds, [*range(1, size), 0]), 10 * sorted_already)

    def test_popitem_takes_no_longer_in_a_large_map(self):
        def seconds(remove):
            notes = shapes.Shape(notes={i: "" for i in range(5000)}).notes
            start = time.process_time()
            for i in range(5000):
                remove(notes, i)
            self.assertEqual(len(notes), 0)
            return time.process_time() - start
        pop = fastest_of_three(seconds, lambda notes, i: notes.pop(i))
        self.assertLess(fastest_of_three(seconds, lambda notes, i: notes.popitem()), 20 * pop)


if __name__ == "__main__":
    unittest.main()
