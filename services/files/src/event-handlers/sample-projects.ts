// The failed files of a sample are listed in the projects that hold it: they follow when it comes to a project, or leaves one.
import { isotrail } from "@isotrail/contracts/events";
import type { AggregateStore, EventHandler } from "@isotrail/eventsourcing";
import { stateKey } from "../sequencing-object/processing-state.ts";
import { type Cause, commandObjects } from "./command-objects.ts";

const { SampleAddedToProject, SampleRemovedFromProject } = isotrail.catalog.v1;

export function sampleProjects(aggregates: AggregateStore): EventHandler {
  const seen = (sample: string, projects: readonly string[], cause: Cause) =>
    commandObjects(
      aggregates,
      "state",
      stateKey("sample", sample, "ERROR"),
      () => ({ type: "projectsSeen", projects }),
      cause,
    );
  return {
    name: "sample-projects",
    source: "catalog",
    on: {
      "isotrail.catalog.v1.SampleAddedToProject": ({ bytes, actor, id }) => {
        const { sampleId, projectIds } = SampleAddedToProject.decode(bytes);
        return seen(sampleId, projectIds, { actor, cause: id });
      },
      "isotrail.catalog.v1.SampleRemovedFromProject": ({ bytes, actor, id }) => {
        const { sampleId, projectIds } = SampleRemovedFromProject.decode(bytes);
        return seen(sampleId, projectIds, { actor, cause: id });
      },
    },
  };
}
