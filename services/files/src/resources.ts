// The public resources of files: sequence files, pairs, single and fast5 files and assemblies of samples, and quality control.
import type { Resource } from "@isotrail/contracts/resources";
import { qualityControlResources } from "./quality-control/resources.ts";
import { resumableUploadResources } from "./resumable-upload/resources.ts";
import { assemblyResources } from "./sequencing-object/assembly-resources.ts";
import { sequenceFileResources } from "./sequencing-object/resources.ts";
import { runFileResources } from "./sequencing-run/resources.ts";
import { submissionInputResources } from "./submission/resources.ts";

export const resources: readonly Resource[] = [
  ...sequenceFileResources,
  ...qualityControlResources,
  ...assemblyResources,
  ...runFileResources,
  ...submissionInputResources,
  ...resumableUploadResources,
];
