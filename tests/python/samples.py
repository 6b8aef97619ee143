"""Messages shared by tests."""
import kinds


def tree(depth=3):
    made = kinds.Tree(label="leaf", names=["a", "b"], numbers=[1, 2])
    for level in range(depth):
        above = kinds.Tree(label=str(level), names=["x"])
        above.left.CopyFrom(made)
        above.children.extend([made, made])
        made = above
    return made
