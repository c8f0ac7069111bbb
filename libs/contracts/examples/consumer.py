"""A whole consumer of the events on Kafka. All it knows of the system is the published descriptor set.

  pip install -r requirements.txt
  KAFKA_BROKERS=host:9092 python consumer.py --group my-lab --state my-lab.db \
      --descriptor https://host/api/events/descriptor.binpb

One process keeps one state file: the events that it has applied, and how far it has come, in the same transactions.
"""

import argparse
import json
import os
import signal
import sqlite3
import sys
import urllib.request

from confluent_kafka import Consumer, KafkaException, Message, TopicPartition
from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory

TABLES = """
CREATE TABLE IF NOT EXISTS positions (source TEXT, partition INTEGER, sequence TEXT, PRIMARY KEY (source, partition));
CREATE TABLE IF NOT EXISTS events (id TEXT, type TEXT, subject TEXT, sequence TEXT, partition INTEGER, data TEXT);
"""
# Changes no row when the event is not higher than the highest of its source and partition: it is a repeat.
ADVANCE = """
INSERT INTO positions (source, partition, sequence) VALUES (?, ?, ?)
ON CONFLICT DO UPDATE SET sequence = excluded.sequence WHERE excluded.sequence > sequence
"""
INSERT = "INSERT INTO events (id, type, subject, sequence, partition, data) VALUES (?, ?, ?, ?, ?, ?)"


def settings(group: str) -> dict:
    """The settings of librdkafka."""
    config = {
        "bootstrap.servers": os.environ["KAFKA_BROKERS"],
        "group.id": group,
        "auto.offset.reset": "earliest",
        # its default stores an offset when the event is handed out, before anything was done with it
        "enable.auto.commit": False,
        # a member that was killed holds its partitions back for this long
        "session.timeout.ms": 10_000,
    }
    mechanism = os.environ.get("KAFKA_SASL_MECHANISM")
    tls = os.environ.get("KAFKA_SSL") == "true"
    config["security.protocol"] = ("sasl_" if mechanism else "") + ("ssl" if tls else "plaintext")
    if mechanism:
        config["sasl.mechanism"] = mechanism.upper()
        config["sasl.username"] = os.environ["KAFKA_SASL_USERNAME"]
        config["sasl.password"] = os.environ["KAFKA_SASL_PASSWORD"]
    if "KAFKA_SSL_CA_FILE" in os.environ:
        config["ssl.ca.location"] = os.environ["KAFKA_SSL_CA_FILE"]
    return config


def read_descriptor(source: str) -> descriptor_pool.DescriptorPool:
    """Reads the descriptor set from a file or an address."""
    if source.startswith(("http://", "https://")):
        with urllib.request.urlopen(source, timeout=10) as answer:
            content = answer.read()
    else:
        with open(source, "rb") as file:
            content = file.read()
    pool = descriptor_pool.DescriptorPool()
    for file in descriptor_pb2.FileDescriptorSet.FromString(content).file:
        pool.Add(file)
    return pool


def apply(message: Message, state: sqlite3.Connection, pool: descriptor_pool.DescriptorPool) -> list[str]:
    """Applies one event. Put what you do with it in the place of INSERT. Gives the line to print."""
    headers = {name: value.decode() for name, value in message.headers() or [] if value is not None}
    partition, event_type = message.partition(), headers.get("ce_type", "")
    try:
        message_class = message_factory.GetMessageClass(pool.FindMessageTypeByName(event_type))
    except KeyError:
        place = f"{message.topic()}/{partition}/{message.offset()}"
        print(f"skipped {place}: the descriptor set has no {event_type or 'type for it'}", file=sys.stderr)
        return []
    event_id, subject, sequence = headers["ce_id"], headers["ce_subject"], headers["ce_sequence"]
    if state.execute(ADVANCE, (headers["ce_source"], partition, sequence)).rowcount == 0:
        return []
    data = json_format.MessageToDict(message_class.FromString(message.value() or b""))
    state.execute(INSERT, (event_id, event_type, subject, sequence, partition, json.dumps(data)))
    event = {"id": event_id, "type": event_type, "subject": subject, "sequence": sequence}
    return [json.dumps({**event, "partition": partition, "data": data})]


def find_topics(consumer: Consumer, named: list[str] | None) -> dict[str, list[int]]:
    """The topics to read, with the numbers of their partitions."""
    prefix = os.environ.get("KAFKA_TOPIC_PREFIX", "isotrail") + "."
    known = {name: list(topic.partitions) for name, topic in consumer.list_topics(timeout=10).topics.items()}
    topics = {name: known.get(name, []) for name in named or known if named or name.startswith(prefix)}
    missing = [name for name, partitions in topics.items() if not partitions]
    if missing or not topics:
        raise SystemExit(f"no such topic, or this account may not see it: {', '.join(missing) or prefix}")
    return topics


def find_ends(consumer: Consumer, topics: dict[str, list[int]]) -> dict[tuple[str, int], int]:
    """For each partition with events that the group has not read: the offset after its last event."""
    partitions = [TopicPartition(topic, partition) for topic, numbers in topics.items() for partition in numbers]
    ends = {}
    for partition in consumer.committed(partitions, timeout=10):
        low, high = consumer.get_watermark_offsets(partition, timeout=10)
        if high > max(low, partition.offset):
            ends[partition.topic, partition.partition] = high
    return ends


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--group", required=True)
    parser.add_argument("--state", required=True)
    parser.add_argument("--descriptor", required=True, help="a file or an address")
    parser.add_argument("--topic", action="append", help="default: every topic that begins with the prefix")
    parser.add_argument("--until-end", action="store_true", help="end with what was there at the start")
    options = parser.parse_args()

    ending = False

    def end(*_) -> None:
        nonlocal ending
        ending = True

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    pool = read_descriptor(options.descriptor)
    state = sqlite3.connect(options.state)
    state.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;" + TABLES)
    consumer = Consumer(settings(options.group))
    try:
        topics = find_topics(consumer, options.topic)
        ends = find_ends(consumer, topics) if options.until_end else None
        consumer.subscribe(list(topics))
        while not ending and ends != {}:
            messages = consumer.consume(num_messages=500, timeout=0.5)
            for message in messages:
                if message.error():
                    raise KafkaException(message.error())
            with state:  # effects and positions are stored together or not at all
                lines = [line for message in messages for line in apply(message, state, pool)]
            for line in lines:
                print(line, flush=True)
            done = {(message.topic(), message.partition()): message.offset() + 1 for message in messages}
            if done:
                consumer.commit(offsets=[TopicPartition(*place, offset) for place, offset in done.items()])
            if ends:
                ends = {place: end for place, end in ends.items() if done.get(place, 0) < end}
    finally:
        consumer.close()
        state.close()


if __name__ == "__main__":
    main()
