// The public resources of the analysis service.
import type { Resource } from "@isotrail/contracts/resources";
import { outputResources } from "./output/resources.ts";
import { submissionResources } from "./submission/resources.ts";
import { workflowResources } from "./workflow/resources.ts";

export const resources: readonly Resource[] = [...submissionResources, ...outputResources, ...workflowResources];
