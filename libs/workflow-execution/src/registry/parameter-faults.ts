// What must hold within a parameter of a workflow.json: bounds that leave room, and a default that a user could have sent.
import { valueFault } from "../job/value.ts";
import type { Parameter } from "../workflow.ts";

export function parameterFaults(parameter: Parameter): string[] {
  const at = `parameter ${parameter.name}`;
  const faults = [...boundFaults(parameter), ...patternFaults(parameter)].map((fault) => `${at}: ${fault}`);
  if (faults.length > 0 || parameter.default === undefined) return faults;
  if (parameter.required) faults.push(`${at}: it is required, so its default is never used`);
  const fault = valueFault(parameter, String(parameter.default));
  return fault ? [...faults, `${at}: its default ${fault}`] : faults;
}

function boundFaults(parameter: Parameter): string[] {
  if (parameter.type !== "integer" && parameter.type !== "number") return [];
  const { least = -Infinity, most = Infinity } = parameter;
  return least > most ? ["least is above most"] : [];
}

function patternFaults(parameter: Parameter): string[] {
  if (parameter.type !== "text" || parameter.pattern === undefined) return [];
  try {
    new RegExp(parameter.pattern, "u");
    return [];
  } catch {
    return ["its pattern is not a regular expression"];
  }
}
