// Which projects hold a sample, and what becomes of that: added, moved, removed. Pure.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Holding, Sample, SampleEvent } from "./state.ts";

/** @param projectIds those that hold the sample before */
export function added(projectIds: readonly string[], { project, owner }: Holding): SampleEvent {
  const holding = { projectId: project, owner };
  return { type: "SampleAddedToProject", data: { holding, projectIds: [...new Set([...projectIds, project])] } };
}

export function removed(projectIds: readonly string[], project: string): SampleEvent {
  if (!projectIds.includes(project)) throw new CommandRejected("missing", "The sample is not in this project.");
  const left = projectIds.filter((held) => held !== project);
  // "when it was the sample's last project the sample itself is deleted"
  if (left.length === 0) return { type: "SampleDeleted", data: { projectIds: [...projectIds] } };
  return { type: "SampleRemovedFromProject", data: { projectId: project, projectIds: left } };
}

/** Both at once: the other project holds and owns the sample, this one does not hold it any more. */
export function moved({ projects }: Sample, { from, project }: { from: string; project: string }): SampleEvent[] {
  const ids = projects.map((held) => held.project);
  const there = projects.find((held) => held.project === project);
  if (from === project || (there && !ids.includes(from))) return []; // it is there already
  const leaving = removed([...new Set([...ids, project])], from);
  return there?.owner ? [leaving] : [added(ids, { project, owner: true }), leaving];
}
