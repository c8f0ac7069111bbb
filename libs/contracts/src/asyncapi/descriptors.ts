// Messages and their texts, from the descriptors that `buf build` writes.

/** A file as `buf build` tells it in JSON, as far as it is looked at. */
export type ProtoFile = {
  /** isotrail/catalog/v1/events.proto */
  readonly name: string;
  readonly package: string;
  readonly messageType: readonly {
    readonly name: string;
    readonly field?: readonly { readonly typeName?: string }[];
  }[];
  readonly sourceCodeInfo: {
    readonly location: readonly {
      readonly path?: readonly number[];
      /** First line, first column, last line unless it is the first, last column; from 0. */
      readonly span: readonly number[];
      readonly leadingComments?: string;
    }[];
  };
};

/** A message with its text in the .proto file. */
export type Message = {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
  readonly uses: readonly string[];
};

const MESSAGE_TYPE = 4; // the number of message_type in FileDescriptorProto: a message's place is [4, n]

export function messagesOf({ messageType, sourceCodeInfo }: ProtoFile, source: string): Message[] {
  const lines = source.split("\n");
  return messageType.map(({ name, field = [] }, index) => {
    const place = sourceCodeInfo.location.find(
      ({ path }) => path?.length === 2 && path[0] === MESSAGE_TYPE && path[1] === index,
    );
    const [first = 0, , last = first] = place?.span ?? [];
    const uses = field.flatMap(({ typeName }) => typeName?.split(".").at(-1) ?? []);
    const summary = (place?.leadingComments ?? "").replace(/\s+/g, " ").trim();
    return { name, summary, text: lines.slice(first, last + 1).join("\n"), uses };
  });
}
