// What is known of a submission's inputs: they are listed until it ends, and nothing begins after that.
import { given } from "@isotrail/eventsourcing/testing";
import { expect, it } from "vitest";
import { MOST_OBJECTS, submission, type UsesEvent } from "./decider.ts";

const begun = (...objectIds: string[]): UsesEvent => ({ type: "UsesBegun", data: { objectIds } });
const ended: UsesEvent = { type: "UsesEnded", data: {} };
const begin = (...objects: string[]) => ({ type: "begin", objects }) as const;

it("lists each object once, also in several questions", () => {
  given(submission, "12")
    .when(begin("pair-3", "single-5", "pair-3"))
    .then(begun("pair-3", "single-5"));
  given(submission, "12", begun("pair-3")).when(begin("pair-3")).then();
  given(submission, "12", begun("pair-3")).when(begin("pair-3", "pair-4")).then(begun("pair-4"));
  const { state } = given(submission, "12", begun("pair-3"), begun("pair-4"));
  expect(submission.view.keys(state, "12")).toEqual({ object: ["pair-3", "pair-4"] });
});

it("lists nothing once it has ended, but knows what it used", () => {
  const { state } = given(submission, "12", begun("pair-3"), ended);
  expect(submission.view.keys(state, "12")).toEqual({});
  expect(state.objects).toEqual(["pair-3"]);
  given(submission, "12", begun("pair-3"), ended).when({ type: "end" }).then();
});

it("begins nothing after its end, also when that came first", () => {
  given(submission, "12", begun("pair-3"), ended).when(begin("pair-3")).thenRefused("conflict");
  given(submission, "12").when({ type: "end" }).then(ended);
  given(submission, "12", ended).when(begin("pair-3")).thenRefused("conflict");
});

it("has a bound", () => {
  const most = Array.from({ length: MOST_OBJECTS }, (_, n) => `pair-${n}`);
  given(submission, "12", begun(...most))
    .when(begin("pair-7"))
    .then();
  given(submission, "12", begun(...most))
    .when(begin("single-1"))
    .thenRefused("invalid");
});
