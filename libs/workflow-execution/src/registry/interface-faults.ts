// Whether the manifest and the CWL document mean the same inputs and outputs, by name and by type.
import type { Parameter, WorkflowManifest } from "../workflow.ts";
import { isObject } from "./checks.ts";
import type { Cwl } from "./cwl.ts";

type Port = { readonly types: readonly string[]; readonly isList: boolean; readonly mayBeAbsent: boolean };

const TYPES: Readonly<Record<Exclude<Parameter["type"], "site data">, readonly string[]>> = {
  integer: ["int", "long", "float", "double"],
  number: ["float", "double"],
  boolean: ["boolean"],
  text: ["string", "enum"],
};

/** What one part of the manifest asks of the document. */
type Wanted = {
  readonly by: string;
  readonly input: string;
  readonly types: readonly string[];
  readonly isList: boolean;
};

export function interfaceFaults(workflow: WorkflowManifest, { main }: Cwl): string[] {
  const inputs = portsOf(main.inputs);
  const wanted = wantedInputs(workflow);
  const set = new Set(wanted.map(({ input }) => input));
  const always = new Set(wanted.filter(({ by }) => !canBeUnset(workflow, by)).map(({ input }) => input));
  const unset = [...inputs].filter(([input, { mayBeAbsent }]) => !mayBeAbsent && !always.has(input));
  return [
    ...wanted.flatMap((one) => inputFault(one, inputs.get(one.input))),
    ...unset.map(([input]) =>
      set.has(input)
        ? `${workflow.cwl} must have a value for ${input}: its parameter is to be required, or to have a default`
        : `${workflow.cwl} must have a value for ${input}, but nothing in the manifest gives one`,
    ),
    ...outputFaults(workflow, portsOf(main.outputs)),
  ];
}

function wantedInputs({ reads, names, parameters }: WorkflowManifest): Wanted[] {
  const isList = reads.samples.most > 1;
  const wanted = [{ by: "reads.forward", input: reads.forward, types: ["File"], isList }];
  if (reads.reverse) wanted.push({ by: "reads.reverse", input: reads.reverse, types: ["File"], isList });
  if (reads.sample) wanted.push({ by: "reads.sample", input: reads.sample, types: ["string"], isList });
  if (names) wanted.push({ by: "names", input: names, types: ["File"], isList: false });
  const ofParameters = parameters.map((parameter) => ({
    by: `parameter ${parameter.name}`,
    input: parameter.input ?? parameter.name,
    types: typesOf(parameter),
    isList: false,
  }));
  return [...wanted, ...ofParameters];
}

const typesOf = (parameter: Parameter) => {
  if (parameter.type !== "site data") return TYPES[parameter.type];
  return [parameter.form === "file" ? "File" : "Directory"];
};

const canBeUnset = ({ parameters }: WorkflowManifest, by: string) =>
  parameters.some((one) => by === `parameter ${one.name}` && !one.required && one.default === undefined);

function inputFault({ by, input, types, isList }: Wanted, port: Port | undefined): string[] {
  if (!port) return [`${by}: the CWL document has no input ${input}`];
  if (port.isList === isList && port.types.some((type) => types.includes(type))) return [];
  const asked = isList ? `a list of ${types[0]}` : types.join(" or ");
  return [`${by}: the input ${input} of the CWL document must be ${asked}`];
}

function outputFaults({ outputs }: WorkflowManifest, ports: ReadonlyMap<string, Port>): string[] {
  return outputs.flatMap(({ name, output = name }) => {
    const port = ports.get(output);
    if (!port) return [`output ${name}: the CWL document has no output ${output}`];
    const isFile = !port.isList && port.types.some((type) => ["File", "stdout", "stderr"].includes(type));
    return isFile ? [] : [`output ${name}: the output ${output} of the CWL document must be a File`];
  });
}

/** Inputs or outputs, which a document may write as a map or as a list with ids. */
function portsOf(node: unknown): ReadonlyMap<string, Port> {
  const entries: [string, unknown][] = Array.isArray(node)
    ? node.filter(isObject).map((one) => [String(one.id).replace(/^.*[#/]/, ""), one])
    : Object.entries(isObject(node) ? node : {});
  return new Map(entries.map(([name, value]) => [name, portOf(value)]));
}

function portOf(value: unknown): Port {
  const described = isObject(value) && value.type !== "array" && value.type !== "enum";
  const type = described ? value.type : value;
  const hasDefault = isObject(value) && value.default !== undefined && value.default !== null;
  const { types, isList } = typesIn(type);
  return { types, isList, mayBeAbsent: hasDefault || types.includes("null") };
}

function typesIn(type: unknown): { types: string[]; isList: boolean } {
  if (Array.isArray(type)) {
    const all = type.map(typesIn);
    return { types: all.flatMap(({ types }) => types), isList: all.some(({ isList }) => isList) };
  }
  if (isObject(type)) {
    if (type.type === "array") return { types: typesIn(type.items).types, isList: true };
    return { types: [String(type.type)], isList: false };
  }
  const text = String(type);
  const plain = text.replace(/\?$/, "").replace(/\[\]$/, "");
  return { types: text.endsWith("?") ? [plain, "null"] : [plain], isList: text.replace(/\?$/, "").endsWith("[]") };
}
