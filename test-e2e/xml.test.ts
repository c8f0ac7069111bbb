// XML beside JSON: every link of the API in both, value by value and against the schema; bodies with the same effect; nothing
// that is hostile gets through.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Client, fresh, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";
import { fromXml, hasXmllint, publishedSchema, toXml } from "./xml.ts";

const XML = { accept: "application/xml" };
const SEND = { "content-type": "application/xml" };
const ODD = { "a b": "1", "é<&>\"'": "007", "\t\n\r": " x ", "\u0001\\": "\u0002\uffff\\", __proto__x: "]]>" };
const ODD_TEXT = 'controls \u0001\ufffe é 🧬 <b>&amp;</b> "]]>" \\u0041 \r\n\t end ';

let system: Awaited<ReturnType<typeof anySystem>>;
let lab: Client;
let project: Resource;
let sample: Resource;
let owner: Client;

beforeAll(async () => {
  system = await anySystem();
  lab = await signIn(system);
  owner = await newUser(lab, system);
  ({ project, sample } = await newSample(owner));
  const entries = Object.fromEntries(Object.entries(ODD).map(([name, value]) => [name, { value, type: "text" }]));
  await owner.ask("POST", link(sample, "sample/metadata"), entries);
  await owner.ask("PATCH", link(sample, "self"), { description: ODD_TEXT, strain: "007", collectionDate: 0 });
  const run = await lab.create(link(await lab.follow(), "sequencingRuns"), {
    ...{ layoutType: "SINGLE_END", sequencerType: "miseq", projectName: "Plate 7", readLengths: "60", flag: true },
    ...{ "not a name": 1.5, entry: "e", ratio: 1e-9 },
  });
  const parameters = JSON.stringify({ miseqRunId: run.identifier, lane: 3, "odd name": false });
  await lab.create(
    link(sample, "sample/sequenceFiles"),
    form(
      { name: "file", content: fastq(), filename: "c.fastq.gz" },
      { name: "parameters", content: parameters, type: "application/json" },
    ),
  );
  const pair = await owner.create(
    link(sample, "sample/sequenceFiles/pairs"),
    form(
      { name: "file1", content: fastq(), filename: "a_R1.fastq.gz" },
      { name: "file2", content: fastq(), filename: "a_R2.fastq.gz" },
      { name: "parameters1", content: "{}", type: "application/json" },
      { name: "parameters2", content: "{}", type: "application/json" },
    ),
  );
  for (let tried = 0; tried < 300; tried++) {
    if ((await owner.read(link(pair, "self"))).processingState === "FINISHED") break;
    await wait(100);
  }
});
afterAll(() => system?.remove());

/** Both forms of what is there, read at a moment when it does not change. */
async function both(client: Client, href: string) {
  for (let tried = 0; ; tried++) {
    const before = await client.get(href);
    const xml = await client.get(href, XML);
    if ((await client.get(href)).text === before.text || tried === 20) return { json: before, xml };
  }
}

function linksIn(value: unknown): Resource["links"] {
  if (typeof value !== "object" || value === null) return [];
  const { links, ...rest } = value as { links?: Resource["links"] };
  return [...(Array.isArray(links) ? links : []), ...Object.values(rest).flatMap(linksIn)];
}

describe("every link of the API", () => {
  const documents: string[] = [];

  test.each(["lab", "owner"])("is the same in XML as in JSON, value by value, for %s", async (who) => {
    const client = who === "lab" ? lab : owner;
    const hrefs = new Set([system.api, `${link(await client.follow(), "users")}/current`]);
    const types = new Set<string>();
    for (const href of hrefs) {
      const { json, xml } = await both(client, href);
      if (json.status !== 200 || !json.headers.get("content-type")?.startsWith("application/json")) continue;
      const unlike = json.text.startsWith('{"resource":') || json.text.startsWith('{"version":') ? undefined : href;
      if (unlike) continue; // the description of the API, events: documents of another kind
      expect([href, xml.status, xml.headers.get("content-type")]).toEqual([
        href,
        200,
        "application/xml; charset=utf-8",
      ]);
      expect(fromXml(xml.text), href).toEqual(json.body);
      documents.push(xml.text);
      types.add(/xsi:type="(\w+)"/.exec(xml.text)?.[1] ?? "");
      for (const one of linksIn(json.body)) hrefs.add(one.href);
    }
    const kinds = ["links", "collection", "user", "project", "sample", "metadata", "file", "pair", "single", "version"];
    expect([...types]).toEqual(expect.arrayContaining([...kinds, "qualityControl", "plot"]));
  });

  test.skipIf(!hasXmllint)("holds to the published schema", async () => {
    const schema = await publishedSchema(link(await lab.follow(), "schema"));
    try {
      expect(documents.length).toBeGreaterThan(20);
      expect(schema.faults(documents)).toBe("");
      const [first = ""] = documents.filter((text) => text.includes('xsi:type="sample"'));
      expect(schema.faults([first.replace("<sampleName>", "<unknown/><sampleName>")])).toContain("unknown");
    } finally {
      schema.remove();
    }
  });
});

describe("answers", () => {
  test("are told apart: by the header Accept, and by their tags", async () => {
    const self = link(sample, "self");
    const { json, xml } = await both(owner, self);
    expect([json.headers.get("vary"), xml.headers.get("vary")].map((value) => value?.toLowerCase())).toEqual([
      expect.stringContaining("accept"),
      expect.stringContaining("accept"),
    ]);
    const [tag, other] = [xml.headers.get("etag") ?? "", json.headers.get("etag") ?? ""];
    expect(tag).not.toBe(other);
    expect((await owner.get(self, { ...XML, "if-none-match": tag })).status).toBe(304);
    expect((await owner.get(self, { ...XML, "if-none-match": other })).status).toBe(200);
    const head = await owner.ask("HEAD", self, undefined, XML);
    expect([head.headers.get("content-length"), head.headers.get("etag")]).toEqual([String(xml.bytes.length), tag]);
    for (const accept of ["application/xml;q=0.5, application/json", "*/*", "text/html, */*;q=0.1", "application/*"])
      expect((await owner.get(self, { accept })).headers.get("content-type")).toContain("application/json");
    for (const accept of ["application/json;q=0.5, application/xml", "text/html,application/xml;q=0.9,*/*;q=0.8"])
      expect((await owner.get(self, { accept })).text).toBe(xml.text);
  });

  test("of a page tell how many there are in all, and where it goes on", async () => {
    await newSample(owner);
    const href = `${link(await owner.follow(), "projects")}?page=1&size=1`;
    const { json, xml } = await both(owner, href);
    expect(fromXml(xml.text)).toEqual(json.body);
    expect(json.body.resource).toMatchObject({ total: expect.any(Number), resources: [expect.anything()] });
    expect(link(json.body.resource, "next")).toContain("page=2");
    if (!hasXmllint) return;
    const schema = await publishedSchema(link(await owner.follow(), "schema"));
    expect(schema.faults([xml.text])).toBe("");
    schema.remove();
  });

  test("of several samples that were added tell the warnings, too", async () => {
    const other = await owner.create(link(await owner.follow(), "projects"), { name: fresh("Other ") });
    const ids = JSON.stringify([sample.identifier]);
    const type = { "content-type": "application/idcollection+json" };
    const add = (headers: Record<string, string>) =>
      owner.ask("POST", link(other, "project/samples"), ids, { ...type, ...headers });
    expect((await add({})).status).toBe(201);
    const [json, xml] = [await add({}), await add(XML)];
    expect([xml.status, fromXml(xml.text)]).toEqual([201, json.body]);
    expect((fromXml(xml.text) as { warnings: string[] }).warnings).toHaveLength(1);
  });

  test("of errors are XML, too, and the same", async () => {
    const projects = link(await owner.follow(), "projects");
    const self = link(project, "self");
    const samples = link(project, "project/samples");
    const cases: [number, string, string, unknown, Record<string, string>][] = [
      [400, "POST", projects, { name: "a?" }, {}],
      [400, "PATCH", self, { unknown: 1 }, {}],
      [400, "POST", projects, "{", { "content-type": "application/json" }],
      [404, "GET", `${projects}/999999`, undefined, {}],
      [404, "GET", `${system.api}/nothing`, undefined, {}],
      [400, "GET", `${system.api}/projects/%ff`, undefined, {}],
      [405, "PUT", self, {}, {}],
      [409, "POST", samples, { sampleName: sample.sampleName }, {}],
      [412, "PATCH", self, { name: "Another name" }, { "if-match": '"999-x"' }],
      [413, "POST", projects, { name: "x".repeat(1_100_000) }, {}],
      [415, "POST", projects, "name=x", { "content-type": "text/plain" }],
    ];
    const documents: string[] = [];
    for (const [status, method, href, body, headers] of cases) {
      const json = await owner.ask(method, href, body, headers);
      const xml = await owner.ask(method, href, body, { ...headers, ...XML });
      expect([xml.status, xml.headers.get("content-type")]).toEqual([status, "application/xml; charset=utf-8"]);
      expect(fromXml(xml.text)).toEqual(json.body);
      documents.push(xml.text);
    }
    const unknown = await ask("GET", self, undefined, XML);
    expect([unknown.status, fromXml(unknown.text)]).toMatchObject([401, { error: "invalid_request" }]);
    const neither = await owner.get(self, { accept: "image/png, application/xml;q=0" });
    expect([neither.status, neither.body["supported-media-types"]]).toEqual([
      406,
      ["application/json", "application/xml"],
    ]);
    if (!hasXmllint) return;
    const schema = await publishedSchema(link(await owner.follow(), "schema"));
    expect(schema.faults([...documents, unknown.text])).toBe("");
    schema.remove();
  });
});

const word = fc.string({ unit: "binary", minLength: 3, maxLength: 12 }).filter((text) => !text.includes("\0"));
const carried = word.filter((text) => text.isWellFormed() && !/[\p{Cc}\ufffe\uffff]/u.test(text));
const name = carried.filter((text) => !/[?()[\]/\\=+<>:;",*^|&'.]/.test(text));

describe("bodies in XML", () => {
  const projects = async () => link(await owner.follow(), "projects");

  test("make and change what the same in JSON would, and are answered alike", async () => {
    const fields = fc.record(
      {
        ...{ description: fc.option(carried), strain: fc.option(carried), hostAge: fc.option(fc.nat()) },
        ...{
          collectionDate: fc.option(fc.constantFrom(0, 1_700_000_000_000)),
          latitude: fc.constantFrom("45", "-0.5"),
        },
      },
      { requiredKeys: [] },
    );
    const href = link(await owner.create(await projects(), { name: fresh("Property ") }), "project/samples");
    const without = ({
      identifier,
      createdDate,
      modifiedDate,
      label,
      links,
      sampleName,
      sequencerSampleId,
      ...rest
    }: Resource) => rest;
    const same = async (made: object, changed: object, prefix: string) => {
      const [one, two] = [fresh(prefix), fresh(prefix)];
      const inJson = await owner.ask("POST", href, { sampleName: one, ...made });
      const inXml = await owner.ask("POST", href, toXml({ sampleName: two, ...made }), SEND);
      expect([inJson.status, inXml.status, inXml.text]).toEqual([201, 201, expect.stringContaining('{"resource"')]);
      expect(without(inXml.body.resource)).toEqual(without(inJson.body.resource));
      const patched = await owner.ask("PATCH", link(inJson.body.resource, "self"), changed);
      const patchedInXml = await owner.ask("PATCH", link(inXml.body.resource, "self"), toXml(changed), SEND);
      expect([patched.status, patchedInXml.status]).toEqual([200, 200]);
      expect(without(patchedInXml.body.resource)).toEqual(without(patched.body.resource));
    };
    await fc.assert(fc.asyncProperty(fields, fields, name, same), { numRuns: 25 });
  });

  test("are metadata, by POST and PUT", async () => {
    const href = link((await newSample(owner)).sample, "sample/metadata");
    // as in JSON, where no process could read them
    const entryName = carried.filter((text) => !text.includes("\\") && text !== "__proto__");
    const entries = fc.dictionary(entryName, fc.record({ value: carried, type: fc.constant("text") }), { maxKeys: 6 });
    const same = async (replaced: object, merged: object) => {
      expect((await owner.ask("POST", href, toXml(replaced), SEND)).status).toBe(200);
      expect((await owner.read(href)).metadata).toEqual(replaced);
      expect((await owner.ask("PUT", href, toXml(merged), { "content-type": "text/xml; charset=utf-8" })).status).toBe(
        200,
      );
      expect((await owner.read(href)).metadata).toEqual({ ...replaced, ...merged });
    };
    await fc.assert(fc.asyncProperty(entries, entries, same), { numRuns: 15 });
  });

  test("need no types: the resource knows them", async () => {
    const body = "<p><name>Typed by hand</name><genomeSize>2944528</genomeSize><projectDescription/></p>";
    const made = await owner.create(await projects(), body, SEND);
    expect(made).toMatchObject({ name: "Typed by hand", genomeSize: 2944528, projectDescription: "" });
    const members = link(made, "project/users");
    const userId = (await owner.read(members)).resources[0]?.username;
    const again = await owner.ask("POST", members, `<m><userId>${userId}</userId></m>`, { ...SEND, ...XML });
    expect([again.status, fromXml(again.text)]).toMatchObject([409, { message: expect.any(String) }]);
  });

  test("that are hostile are refused, and nothing is fetched for them", async () => {
    let asked = 0;
    const server = createServer((_, answer) => void answer.end(String(asked++))).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const evil = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
    const many = Array.from({ length: 50_000 }, (_, n) => `a${n}="${n}"`).join(" ");
    const hostile: (string | Uint8Array)[] = [
      `<!DOCTYPE p [<!ENTITY l0 "lol">${laughs}]><p><name>&l9;</name></p>`,
      `<!DOCTYPE p [<!ENTITY x "${"x".repeat(50_000)}">]><p><name>${"&x;".repeat(50_000)}</name></p>`,
      `<!DOCTYPE p [<!ENTITY e SYSTEM "${evil}">]><p><name>&e;</name></p>`,
      '<!DOCTYPE p [<!ENTITY e SYSTEM "file:///etc/passwd">]><p><name>&e;</name></p>',
      `<!DOCTYPE p [<!ENTITY % p SYSTEM "${evil}"> %p;]><p><name>Parameter</name></p>`,
      `<!DOCTYPE p SYSTEM "${evil}"><p><name>External</name></p>`,
      `<p><name><i:include xmlns:i="http://www.w3.org/2001/XInclude" href="${evil}"/></name></p>`,
      `<?xml-stylesheet href="${evil}"?><p><name>Style</name></p>`,
      `${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`,
      `<p ${many}><name>Attributes</name></p>`,
      `<p x="${"x".repeat(900_000)}"><name>Attribute</name></p>`,
      "<p><name>NUL \0 inside</name></p>",
      "<p><name>NUL &#0; inside</name></p>",
      "<p><name>Once told</name><name>Told again</name></p>",
      '<?xml version="1.0" encoding="UTF-7"?><p><name>+ADw-script+AD4-</name></p>',
      new Uint8Array(
        Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><p><name>Sixteen</name></p>', "utf16le"),
      ),
      new Uint8Array(
        Buffer.concat([Buffer.from("<p><name>Overlong "), Buffer.from([0xc0, 0xbc]), Buffer.from("</name></p>")]),
      ),
      "<p><name>Not closed",
      '{"name":"This is JSON"}',
    ];
    const href = await projects();
    const before = (await owner.read(href)).resources.length;
    for (const body of hostile) {
      const response = await fetch(href, {
        method: "POST",
        headers: { ...SEND, authorization: `Bearer ${owner.token}` },
        body: body as string,
      });
      const { message } = (await response.json()) as { message: string };
      expect([response.status, message, String(body).slice(0, 60)]).toEqual([
        400,
        expect.stringMatching(/line \d+, column \d+/),
        String(body).slice(0, 60),
      ]);
    }
    const long = await owner.ask("POST", href, `<p><name>${"x".repeat(1_100_000)}</name></p>`, SEND);
    const coded = await owner.ask("POST", href, "<p/>", { "content-type": "application/xml; charset=utf-16" });
    const file = await owner.ask("POST", link(sample, "sample/sequenceFiles"), "<p/>", SEND);
    expect([long.status, coded.status, file.status]).toEqual([413, 415, 400]); // it names no upload
    expect([(await owner.read(href)).resources.length, asked]).toEqual([before, 0]);
    const cdata = await owner.create(href, "<p><name><![CDATA[Plain text]]></name></p>", SEND);
    expect(cdata.name).toBe("Plain text");
    server.close();
  });
});
