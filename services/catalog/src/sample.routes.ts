// Samples and their metadata over HTTP: in a project, and by themselves.
import { ClaimConflict, type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import { commandContext, pages, type ServiceContext, sendLines, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type FoundSample, findSamples, projectFor, sampleFor } from "./access.ts";
import { readMetadata } from "./metadata.fields.ts";
import {
  type Actor,
  mayAddSamples,
  mayChangeSample,
  mayDeleteSample,
  mayManageProject,
  mayReadProject,
} from "./permissions.ts";
import { newSample, sampleChanges } from "./sample.fields.ts";
import { nameKey, type Sample, type SampleCommand, type SampleFields, sample } from "./sample.ts";
import { metadataDocument, sampleDocuments, type Through, throughOf } from "./sample.view.ts";
import { readIds, readOwnership, share } from "./sharing.ts";

/** The media type of an array of identifiers of samples that exist. */
const ID_COLLECTION = "application/idcollection+json";

type AtProject = { Params: { p: string } };
type AtSample = { Params: { s: string } };
type AtBoth = { Params: { p: string; s: string } };
type One = { readonly id: string; readonly version: number; readonly state: Sample };

export function sampleRoutes(app: FastifyInstance, { aggregates, stores }: ServiceContext): void {
  async function answer(reply: FastifyReply, status: number, one: One, through: Through) {
    const [document] = await sampleDocuments(stores.personalDataKeys, [one], () => through);
    return sendRecord(reply, status, one.version, document ?? {});
  }

  async function execute(found: FoundSample, command: SampleCommand, context: CommandContext) {
    return aggregates.execute(sample, found.id, command, context).catch(inOwnWords);
  }

  /** The fields as they may enter a command: personal data is sealed with the key of its subject. */
  const sealed = async (id: string, fields: Partial<SampleFields>): Promise<Partial<SampleFields>> =>
    fields.hostSubjectId
      ? { ...fields, hostSubjectId: await stores.personalDataKeys.seal(`sample-${id}`, fields.hostSubjectId) }
      : fields;

  async function* samplesOf(through: Through) {
    for await (const page of pages(aggregates, sample, { index: "project", value: through.project }))
      yield* await sampleDocuments(stores.personalDataKeys, page, () => through);
  }

  /** @throws Refused "missing" when the sample is not in this project, or the project is none */
  async function inProject(actor: Actor, p: string, s: string, may: typeof mayReadProject): Promise<FoundSample> {
    await projectFor(aggregates, actor, p, may);
    const found = (await findSamples(aggregates, actor, [s])).get(s);
    if (!found?.readable.includes(p)) throw new CommandRejected("missing", "The sample is not in this project.");
    return found;
  }

  app.get<AtProject>("/projects/:p/samples", async (request, reply) => {
    const { id, state } = await projectFor(aggregates, userOf(request), request.params.p, mayReadProject);
    await sendLines(reply, samplesOf(throughOf(id, state)));
    return reply;
  });

  app.addContentTypeParser(ID_COLLECTION, { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));

  app.post<AtProject & { Querystring: { ownership?: unknown } }>("/projects/:p/samples", async (request, reply) => {
    const actor = userOf(request);
    const { id: p, state: project } = await projectFor(aggregates, actor, request.params.p, mayAddSamples);
    const through = throughOf(p, project);
    if (request.headers["content-type"]?.toLowerCase().startsWith(ID_COLLECTION)) {
      const wanted = { project: p, ids: readIds(request.body), owner: readOwnership(request.query.ownership) };
      const { samples, warnings } = await share(aggregates, actor, wanted, commandContext(request));
      return reply
        .code(201)
        .send({ samples: await sampleDocuments(stores.personalDataKeys, samples, () => through), warnings });
    }
    const wanted = newSample(request.body);
    let fields: Partial<SampleFields> = {};
    const newId = async () => {
      const id = String(await stores.ids.next(sample.category));
      fields = await sealed(id, wanted);
      return id;
    };
    const command = () => ({ type: "create", project: p, fields }) as const;
    const made = await aggregates.create(sample, newId, command, commandContext(request)).catch(inOwnWords);
    return answer(reply, 201, made, through);
  });

  app.get<AtProject & { Querystring: { sampleName?: unknown } }>(
    "/projects/:p/samples/bySampleName",
    async (request, reply) => {
      const { id: p } = await projectFor(aggregates, userOf(request), request.params.p, mayReadProject);
      const where = { index: "name", value: nameKey(p, String(request.query.sampleName ?? "")), limit: 1 };
      const [found] = await stores.views.find<Sample>(sample.view.name, where);
      if (!found) throw new CommandRejected("missing", "There is no sample of this name in the project.");
      return reply.send({ refs: { sample: found.id } });
    },
  );

  app.get<AtBoth>("/projects/:p/samples/:s", async (request, reply) => {
    const { p, s } = request.params;
    const found = await inProject(userOf(request), p, s, mayReadProject);
    return answer(reply, 200, found, throughOf(p, found.projects.get(p)));
  });

  app.delete<AtBoth>("/projects/:p/samples/:s", async (request, reply) => {
    const { p, s } = request.params;
    const found = await inProject(userOf(request), p, s, mayManageProject);
    const command = { type: "removeFromProject", project: p } as const;
    const done = await execute(found, command, { ...commandContext(request), freesSpace: true });
    return sendRecord(reply, 200, done.version, { refs: { project: p } });
  });

  app.get<AtSample>("/samples/:s", async (request, reply) => {
    const found = await sampleFor(aggregates, userOf(request), request.params.s);
    return answer(reply, 200, found, throughLowest(found));
  });

  app.patch<AtSample>("/samples/:s", async (request, reply) => {
    const found = await sampleFor(aggregates, userOf(request), request.params.s, mayChangeSample);
    const wanted = sampleChanges(request.body);
    const fields = await sealed(found.id, wanted);
    const done = await execute(found, { type: "change", fields }, commandContext(request));
    return answer(reply, 200, done, throughLowest(found));
  });

  app.delete<AtSample>("/samples/:s", async (request, reply) => {
    const found = await sampleFor(aggregates, userOf(request), request.params.s, mayDeleteSample);
    const done = await execute(found, { type: "delete" }, { ...commandContext(request), freesSpace: true });
    return sendRecord(reply, 200, done.version, { refs: { project: lowest(found) } });
  });

  app.get<AtSample>("/samples/:s/metadata", async (request, reply) => {
    const found = await sampleFor(aggregates, userOf(request), request.params.s);
    return sendRecord(reply, 200, found.version, metadataDocument(found));
  });

  // "POST = replace everything (an empty object clears). PUT = merge"
  for (const [method, type] of [
    ["POST", "replaceMetadata"],
    ["PUT", "mergeMetadata"],
  ] as const)
    app.route<AtSample>({
      method,
      url: "/samples/:s/metadata",
      async handler(request, reply) {
        const found = await sampleFor(aggregates, userOf(request), request.params.s, mayChangeSample);
        const done = await execute(found, { type, entries: readMetadata(request.body) }, commandContext(request));
        return sendRecord(reply, 200, done.version, metadataDocument(done));
      },
    });
}

/** "the lowest-numbered project that the caller may read" */
const lowest = ({ readable }: FoundSample) => readable[0] ?? "";

/** The only claim of a sample is its name in each of its projects. */
function inOwnWords(error: unknown): never {
  if (error instanceof ClaimConflict)
    throw new CommandRejected(
      "conflict",
      "An entity already exists with that identifier: the project has a sample of this name.",
    );
  throw error;
}

const throughLowest = (found: FoundSample) => throughOf(lowest(found), found.projects.get(lowest(found)));
