"""Fetches the inputs of a run that are at addresses, before cwltool does: it would take the page of an error for the file.

Used by sapporo-run.sh, in the folder of the run's documents: fetch-inputs.py workflow_params.json
"""
import json
import os
import sys
import urllib.request

PIECE = 1024 * 1024
SECONDS = 60  # between two pieces


def fetch(value, number):
    """Puts the bytes of a File into a file below fetched/, of the name that the run gives it."""
    folder = os.path.join("fetched", str(number))
    os.makedirs(folder)
    path = os.path.join(folder, os.path.basename(value["basename"]))
    with urllib.request.urlopen(value["location"], timeout=SECONDS) as answer, open(path, "wb") as file:
        while piece := answer.read(PIECE):
            file.write(piece)
    size = os.path.getsize(path)
    if size != value.get("size", size):
        raise ValueError(f"{value['basename']} has {size} bytes of {value['size']}")
    del value["location"]
    value["path"] = path


def addresses(value):
    """Each File in the job that is at an address."""
    if isinstance(value, list):
        for one in value:
            yield from addresses(one)
    elif isinstance(value, dict):
        if value.get("class") == "File" and value.get("location", "").startswith(("http://", "https://")):
            yield value
        yield from addresses(list(value.values()))


def main(job):
    with open(job, encoding="utf-8") as file:
        parameters = json.load(file)
    for number, value in enumerate(list(addresses(parameters))):
        try:
            fetch(value, number)
        except (OSError, ValueError) as error:  # without the address: who has it has the bytes
            sys.exit(f"The input {value.get('basename')} cannot be fetched: {error}")
    with open(job, "w", encoding="utf-8") as file:
        json.dump(parameters, file)


main(sys.argv[1])
