// The tests that prove what was decided of people and tokens, and of runs, uploads, deletion, repeats and limits.
import { decision, e2e, lib, type Proof, unit } from "./proof.ts";

const shared = (title: string) => unit("catalog/src/use-cases/add-existing-samples", title);

/** Who may do what, and tokens. */
const PEOPLE: readonly Proof[] = [
  {
    rules: decision(7),
    tests: [
      unit("catalog/src/access/access", "%s may not take anything away"),
      e2e(
        "permissions",
        "are listed for administrators, technicians and sequencers; the creator reads and changes his own",
      ),
      e2e("permissions", "the root leads to them only for who may list them"),
      e2e("permissions", "current is who asks, and its projects are not for strangers"),
      unit("runs/src/runs", "is read, changed and deleted by those who may"),
    ],
  },
  {
    rules: decision(21),
    tests: [
      shared("are shared by administrators and by owners of a project that owns them, into a project of their own"),
      shared("are shared by nobody through a project that only holds them"),
      shared(
        "are all told to who may share it, by name where they cannot read them; to others those that they may read",
      ),
      shared("are where an owner reaches and withdraws it, though they cannot read the project"),
      e2e("permissions", "a grant and its removal count at once"),
    ],
  },
  {
    rules: decision(23),
    tests: [
      unit("identity/src/identity", "is found and signs in by their name in any case and width"),
      unit("identity/src/user/fields", "a username must not have or be %s"),
      unit(
        "catalog/src/project/members",
        "are added by username, even one of digits; in a path digits are an identifier",
      ),
    ],
  },
  {
    rules: decision(24),
    tests: [
      e2e("oauth", "gets a new refresh token each time; a second use of an old one ends the session"),
      unit(
        "identity/src/oauth/oauth",
        "of an access token ends it alone, of a refresh token all that came from its sign-in; the gateway is told once",
      ),
      unit("gateway/src/auth/access", "refuses a revoked token within seconds"),
      unit(
        "gateway/src/proxy/upload",
        "cuts an upload off whose token has ended meanwhile, and passes no whole body on",
      ),
    ],
  },
  {
    rules: decision(25),
    tests: [
      unit("catalog/src/sample/metadata", "is hidden from a sequencer, who may write it"),
      unit("catalog/src/project/membership", "is a collaborator of the lowest metadata role unless it says more"),
    ],
  },
];

/** Runs, uploads, deletion, repeats and limits. */
const LIVES: readonly Proof[] = [
  {
    rules: decision(8),
    tests: [
      unit("runs/src/run/decider", "from %s to %s (administrator: %s) is allowed: %s"),
      unit("files/src/uploads/uploads", "with a run that is complete is refused with 400, and nothing is left"),
      e2e("qc", "of a run waits until the run is complete"),
    ],
  },
  {
    rules: decision(9),
    tests: [
      unit("analysis/src/analysis", "is created by POST, with the specification's fields and links' values"),
      unit("analysis/src/analysis", "cannot be changed"),
      unit(
        "analysis/src/analysis",
        "is deleted: 410 from then on, its run cancelled, its inputs released, its end in the history",
      ),
    ],
  },
  {
    rules: decision(11),
    tests: [
      unit("files/src/use-cases/delete-sequencing-object", "of a run is unlinked, and destroyed with the run"),
      unit(
        "files/src/analysis-inputs/inputs",
        "and its deletion at the same moment: one of them comes first, and the bytes are there or not accordingly",
      ),
      e2e(
        "inputs",
        "that is deleted while an analysis uses it is gone for everybody, and its bytes are destroyed after the analysis",
      ),
      e2e("files", "that is deleted leaves its files in their samples"),
      e2e("samples", "a sample is shared below its project, seen in both, and withdrawn"),
    ],
  },
  {
    rules: decision(12),
    tests: [
      e2e(
        "envelope",
        "a POST with the same Idempotency-Key gives its first answer again; another request under it 409",
      ),
      unit("files/src/uploads/uploads", "repeated gives the first answer again and keeps the bytes once"),
    ],
  },
  {
    rules: decision(13),
    tests: [
      e2e("history", "of project, sample and files names who did what, and leads to them"),
      e2e("events", "tells an event within a second of the change, and the resource can be read at once"),
      e2e("uploads", "ranges, digests, conditional requests and HEAD"),
      e2e("qc", "of a pair without a run: records, tables and pictures of plots, coverage"),
      e2e("resumable", "by a client of tus becomes a file of a sample, in one go or in many"),
      e2e("resumable", "goes on after kill -9 where its last answered byte was"),
      unit("files/src/resumable-upload/resumable-upload", "keeps what came before its connection broke"),
    ],
    open: "direct uploads, straight to the object store, are not there yet",
  },
  {
    rules: decision(14),
    tests: [
      e2e("fulldisk", "a full disk%s"),
      lib("http/src/server/service", "full is 507 with one body, and no secret in it"),
    ],
  },
  {
    rules: decision(15),
    tests: [
      e2e("records", "a deleted pair is gone, and so is the sample with its project"),
      unit(
        "catalog/src/event-handlers/project-deletion",
        "every sample that is in no other project is deleted, over several pages",
      ),
      e2e("files", "that is deleted leaves its files in their samples"),
      unit(
        "files/src/use-cases/delete-sequencing-object",
        "that is deleted is not there any more, and its bytes are destroyed",
      ),
    ],
  },
  {
    rules: decision(17),
    tests: [
      lib(
        "http/src/server/service",
        "a key that is in use right now is 409 for the same caller only, and free again afterwards",
      ),
      unit(
        "files/src/uploads/uploads",
        "repeated under an Idempotency-Key gives the first answer, with other bytes a conflict",
      ),
      e2e("lifecycle", "after kill -9 it is ready again, and everything answered is there; tokens too"),
    ],
  },
  {
    rules: decision(18),
    tests: [
      e2e("uploads", "one without permission or sample is told before the body, and the client gets to read it"),
      unit(
        "gateway/src/proxy/upload",
        "answers an announced length over the limit with 413 at once, and lets a client that only sends read it",
      ),
    ],
  },
  {
    rules: decision(20),
    tests: [
      e2e("consistency", "forty clients of forty writes each: every write is answered and seen"),
      e2e("envelope", "twenty-four sign-ins in a row pass"),
    ],
  },
  {
    rules: decision(22),
    tests: [
      unit("files/src/uploads/kinds", "are passed over, as fields, as files and twice"),
      unit("files/src/uploads/kinds", "may have up to 1 MiB: %s"),
    ],
  },
];

export const decidedLives: readonly Proof[] = [...PEOPLE, ...LIVES];
