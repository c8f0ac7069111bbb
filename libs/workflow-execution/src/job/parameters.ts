// The values of a submission's `inputParameters`, by the workflow's manifest and nothing else.
import type { Parameter, WorkflowManifest } from "../workflow.ts";
import { siteDataFault } from "./site-data.ts";
import { typedValue, valueFault } from "./value.ts";

/** By name of the parameter. One that has neither a value nor a default is not there. */
export type ParameterValues = Readonly<Record<string, string | number | boolean>>;

export class InvalidParameters extends Error {
  /** Sentences, by the name of the parameter that was sent or is missing. */
  readonly properties: Readonly<Record<string, readonly string[]>>;

  constructor(faults: readonly (readonly [name: string, fault: string])[]) {
    super(faults.map(([name, fault]) => `${name} ${fault}.`).join(" "));
    this.properties = Object.fromEntries(faults.map(([name, fault]) => [name, [`${name} ${fault}.`]]));
  }
}

/**
 * @param sent texts, as the API has them; anything else is refused
 * @param siteData the folder of the site's data; whether what is named is there is looked up, and nothing is read
 * @throws InvalidParameters
 */
export async function readParameters(
  { parameters }: Pick<WorkflowManifest, "parameters">,
  sent: Readonly<Record<string, unknown>>,
  siteData: string | undefined,
): Promise<ParameterValues> {
  const faults = unknownNames(parameters, Object.keys(sent));
  const values: [string, string | number | boolean][] = [];
  for (const parameter of parameters) {
    const { name } = parameter;
    const text = Object.hasOwn(sent, name) ? sent[name] : parameter.default?.toString();
    if (text === undefined && !parameter.required) continue;
    const fault = await faultOf(parameter, text, siteData);
    if (fault) faults.push([name, fault]);
    else values.push([name, typedValue(parameter, String(text))]);
  }
  if (faults.length > 0) throw new InvalidParameters(faults);
  return Object.fromEntries(values);
}

async function faultOf(parameter: Parameter, text: unknown, siteData: string | undefined): Promise<string | undefined> {
  if (text === undefined) return "is required";
  if (typeof text !== "string") return "must be a text";
  const fault = valueFault(parameter, text);
  if (fault || parameter.type !== "site data") return fault;
  return siteDataFault(parameter, text, siteData);
}

const SHOWN_NAMES = 10;
const SHOWN_CHARACTERS = 100;

/** As many of them as an answer has room for. */
function unknownNames(parameters: readonly Parameter[], sent: readonly string[]): [string, string][] {
  const known = parameters.map(({ name }) => name);
  const text = known.length > 0 ? `what is known: ${known.join(", ")}` : "this workflow has none";
  return sent
    .filter((name) => !known.includes(name))
    .slice(0, SHOWN_NAMES)
    .map((name) => [name.slice(0, SHOWN_CHARACTERS), `is not a parameter of this workflow; ${text}`]);
}
