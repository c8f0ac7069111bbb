// The shape of a workflow.json, and what must hold between its members.
import type { Output, Parameter, WorkflowManifest } from "../workflow.ts";
import {
  type Check,
  integer,
  isObject,
  listOf,
  type Members,
  matching,
  number,
  objectOf,
  oneOf,
  positive,
  text,
  yesOrNo,
} from "./checks.ts";
import { parameterFaults } from "./parameter-faults.ts";
import { OUTPUTS_OF_TYPE } from "./rels.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const uuid = matching(UUID, "a UUID in lower-case letters");
/** Of outputs, parameters, inputs and folders: it becomes part of paths, links and options. */
const name = matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, "a name of letters, digits, '.', '_' and '-'");
/** Capitals and '_' as clients of the field name some types: AMR_DETECTION. */
const type = matching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/, "a type of letters, digits, '-' and '_'");

const command = matching(/^[A-Za-z0-9][A-Za-z0-9._+-]*$/, "the name of a program, without a path");
/** It becomes an argument of apt-get, run by root. */
const debianPackage = matching(/^[a-z0-9][a-z0-9.+-]+$/, "the name of a Debian package");

const ofEveryParameter = { name, description: text };
const optional = { input: name, required: yesOrNo };
const bounds = (check: Check): Members => ({ ...optional, default: check, least: check, most: check });
const PARAMETERS: Readonly<Record<Parameter["type"], Check>> = {
  integer: objectOf({ ...ofEveryParameter, type: text }, bounds(integer)),
  number: objectOf({ ...ofEveryParameter, type: text }, bounds(number)),
  boolean: objectOf({ ...ofEveryParameter, type: text }, { ...optional, default: yesOrNo }),
  text: objectOf(
    { ...ofEveryParameter, type: text },
    { ...optional, default: text, choices: listOf(text), pattern: text },
  ),
  "site data": objectOf(
    { ...ofEveryParameter, type: text, folder: name, form: oneOf("file", "folder") },
    { ...optional, default: name },
  ),
};
const typeOfParameter = oneOf(...Object.keys(PARAMETERS));
const parameter: Check = (value, at) => {
  if (!isObject(value)) return [`${at} must be an object`];
  const faults = typeOfParameter(value.type, `${at}.type`);
  return faults.length > 0 ? faults : PARAMETERS[value.type as Parameter["type"]](value, at);
};

const output = objectOf(
  { name, fileName: name },
  { output: name, mediaType: text, picture: oneOf("tree", "distance matrix", "allele profile") },
);
const metadataSource = objectOf({
  output: name,
  format: oneOf("json", "tsv"),
  values: listOf(objectOf({ key: text, field: text })),
});
const reads = objectOf(
  { layout: oneOf("paired", "single"), samples: objectOf({ least: positive, most: positive }), forward: name },
  { sample: name, reverse: name },
);
const manifest = objectOf(
  {
    id: uuid,
    name: text,
    version: matching(/^\d{1,5}(\.\d{1,5}){1,2}$/, "a version such as 1.0.0"),
    type,
    description: text,
    cwl: text,
    reads,
    parameters: listOf(parameter),
    outputs: listOf(output),
    resources: objectOf({ cores: positive, memory: positive, disk: positive, minutes: positive }),
    tools: listOf(objectOf({ name: text, command }, { package: debianPackage })),
  },
  { default: yesOrNo, disabled: yesOrNo, names: name, metadata: listOf(metadataSource) },
);

/** @returns what is wrong, a text each; none means that `value` is a WorkflowManifest */
export function manifestFaults(value: unknown): readonly string[] {
  const faults = manifest(value, "");
  return faults.length > 0 ? faults : consistencyFaults(value as WorkflowManifest);
}

function consistencyFaults(workflow: WorkflowManifest): string[] {
  const { reads, parameters, outputs, names, metadata = [] } = workflow;
  const inputs = [reads.sample, reads.forward, reads.reverse, names, ...parameters.map((one) => one.input ?? one.name)];
  const faults = [
    ...twice(
      "parameters",
      parameters.map((one) => one.name),
    ),
    ...twice(
      "outputs",
      outputs.map((one) => one.name),
    ),
    ...twice(
      "files of outputs",
      outputs.map((one) => one.fileName),
    ),
    ...twice(
      "inputs of the CWL document",
      inputs.filter((one) => one !== undefined),
    ),
    ...parameters.flatMap(parameterFaults),
    ...relFaults(workflow.type, outputs),
  ];
  if (reads.samples.least > reads.samples.most) faults.push("reads.samples: least is above most");
  if (reads.layout === "paired" && !reads.reverse) faults.push("reads.reverse is missing: the layout is paired");
  if (reads.layout === "single" && reads.reverse) faults.push("reads.reverse: the layout is single");
  if (workflow.default && workflow.disabled) faults.push("default: a workflow that is disabled takes no submissions");
  if (metadata.length > 0 && reads.samples.most > 1) faults.push("metadata: only for workflows of one sample");
  const known = new Set(outputs.map((one) => one.name));
  for (const { output } of metadata) if (!known.has(output)) faults.push(`metadata: there is no output ${output}`);
  return faults;
}

function twice(what: string, names: readonly string[]): string[] {
  const repeated = new Set(names.filter((one, index) => names.indexOf(one) !== index));
  return [...repeated].map((one) => `${what}: ${one} is there twice`);
}

function relFaults(type: string, outputs: readonly Output[]): string[] {
  const wanted = OUTPUTS_OF_TYPE[type];
  if (!wanted) return [];
  const given = outputs.map((one) => one.name);
  return [
    ...wanted.filter((one) => !given.includes(one)).map((one) => `outputs: type ${type} must have ${one}`),
    ...given.filter((one) => !wanted.includes(one)).map((one) => `outputs: type ${type} has no ${one}`),
  ];
}
