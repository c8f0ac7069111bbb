// The part of a page that says what a workflow takes and gives, from its manifest: `<!-- workflow: typing/1.0.0 -->`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Parameter, REFERENCE_WORKFLOWS, type WorkflowManifest } from "@isotrail/workflow-execution";

/** @param about type and version */
export function workflow(about: string): string {
  const manifest = JSON.parse(
    readFileSync(join(REFERENCE_WORKFLOWS, about, "workflow.json"), "utf8"),
  ) as WorkflowManifest;
  const { reads, parameters, outputs, tools, resources } = manifest;
  const { least, most } = reads.samples;
  const samples = most === 1 ? "one sample" : `${least} to ${most} samples`;
  return [
    `Takes pairs of files of ${samples}. Workflow \`${manifest.id}\`, version ${manifest.version}.`,
    `May take ${resources.memory} MiB of memory, ${resources.disk} MiB of disk and ${resources.minutes} minutes.`,
    `Tools: ${tools.map(({ name }) => name).join(", ")}.`,
    "",
    "| Parameter | Default | Meaning |",
    "| --- | --- | --- |",
    ...parameters.map((one) => `| \`${one.name}\` | ${defaultOf(one)} | ${one.description}${rangeOf(one)} |`),
    "",
    "| Output | File |",
    "| --- | --- |",
    ...outputs.map(({ name, fileName }) => `| \`outputFile/${name}\` | ${fileName} |`),
  ].join("\n");
}

const defaultOf = ({ required, default: value }: Parameter) => (required ? "required" : (value ?? "none"));

function rangeOf(parameter: Parameter): string {
  if (parameter.type === "site data") return ` A name in the site's \`${parameter.folder}\`.`;
  if (parameter.type !== "integer" && parameter.type !== "number") return "";
  return ` ${parameter.least} to ${parameter.most}.`;
}
