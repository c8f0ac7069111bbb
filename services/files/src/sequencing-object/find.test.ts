// What readers see of an upload whose view could not be written: everything that it was answered.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, user, whole } from "../files.testing.ts";

const FILES = "/samples/7/sequenceFiles";

let temporary: TemporaryStores;
let files: TestFiles;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  const { stores } = temporary;
  const putIfNewer = () => Promise.reject(new StoreUnavailable("the views are away"));
  files = await startFiles({ ...stores, views: { ...stores.views, putIfNewer } });
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

const read = async (url: string) => {
  const { status, body } = await files.call("GET", url);
  return { status, json: JSON.parse(body) };
};

describe("an upload whose view could not be written", () => {
  test("is read, listed, counted and downloaded as it was answered, and deleted", async () => {
    const { status, json } = await files.wire([whole(FILES, [filePart("file", "a.fastq", "@r\nA\n+\nI\n"), END])]);
    expect(status).toBe(201);
    const url = `${FILES}/${json.identifier}`;
    expect(await read(url)).toMatchObject({ status: 200, json: { fileName: "a.fastq" } });
    expect(await read(`${FILES}/unpaired/${json.refs.object}`)).toMatchObject({ status: 200 });
    expect(await files.lines(FILES)).toMatchObject([{ identifier: json.identifier }]);
    expect(await files.lines(`${FILES}/unpaired`)).toMatchObject([{ identifier: json.refs.object }]);
    const catalog = identityHeaders(internalKeys, { service: "catalog" });
    const figures = await files.call("POST", "/internal/figures", catalog, { samples: ["7", "8"] });
    expect(JSON.parse(figures.body)).toMatchObject({ 7: { files: 1 } });
    const content = await files.call("GET", url, { ...user, accept: "application/fastq" });
    expect(content.body).toBe("@r\nA\n+\nI\n");
    expect((await files.call("DELETE", url)).status).toBe(200);
    expect(await read(url)).toMatchObject({ status: 404 });
    expect(await files.lines(FILES)).toEqual([]);
  });
});
