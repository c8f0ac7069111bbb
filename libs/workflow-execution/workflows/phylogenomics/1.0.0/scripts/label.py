"""label.py TREE NAMES: the Newick tree with the names of the samples, quoted as Newick wants it."""
import json
import re
import sys

REFERENCE = "reference"


def quoted(label):
    """In an unquoted label `_` stands for a blank; a quote within quotes is written twice."""
    return label if re.fullmatch(r"[A-Za-z0-9.-]+", label) else "'" + label.replace("'", "''") + "'"


def main(tree, names):
    with open(names, encoding="utf-8") as file:
        cells = {sample: " ".join(str(name).split()) for sample, name in json.load(file).items()}
    taken = [REFERENCE, *cells.values()]
    labels = {sample: cell if taken.count(cell) == 1 else f"{cell} ({sample})" for sample, cell in cells.items()}
    with open(tree, encoding="utf-8") as file:
        newick = file.read()
    sys.stdout.reconfigure(encoding="utf-8")
    # a leaf's name follows "(" or ","; what follows ")" is a branch's support
    sys.stdout.write(re.sub(r"(?<=[(,])(s\d+)(?=[:,)])", lambda leaf: quoted(labels[leaf[1]]), newick))


if __name__ == "__main__":
    main(*sys.argv[1:])
