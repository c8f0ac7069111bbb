// The public resources of the catalog: projects, their members, and samples with their metadata.
import type { Resource } from "@isotrail/contracts/resources";
import { automatedResources } from "./project/automated-resources.ts";
import { groupResources } from "./project/group-resources.ts";
import { memberResources } from "./project/member-resources.ts";
import { projectResources } from "./project/resources.ts";
import { sampleResources } from "./sample/resources.ts";

export const resources: readonly Resource[] = [
  ...projectResources,
  ...memberResources,
  ...groupResources,
  ...automatedResources,
  ...sampleResources,
];
