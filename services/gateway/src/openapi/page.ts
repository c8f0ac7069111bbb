// The description of the API as a page for people: one document without a script and without anything from elsewhere.
import { Html, html } from "@isotrail/http";
import type { Json } from "./json.ts";
import { fieldTable, prose, typeOf } from "./page-fields.ts";
import { PAGE_STYLE } from "./page-style.ts";

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: Json;
  readonly $ref?: string;
};
type Content = Readonly<Record<string, { readonly schema?: Json }>>;
type Answer = { readonly $ref?: string; readonly description?: string; readonly content?: Content };
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly { readonly oauth?: readonly string[] }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
};
type Found = { readonly method: string; readonly path: string; readonly operation: Operation };

export type Document = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
};

/** HEAD and OPTIONS, which every address has, are said once. */
const METHODS = ["get", "post", "put", "patch", "delete"];

export function page(document: Document): string {
  const { info, servers, tags, paths, components } = document;
  const found = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Found[] => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );
  const grouped = tags.map(({ name }) => ({
    name,
    operations: found.filter(({ operation }) => operation.tags[0] === name),
  }));
  const schemas = Object.entries(components.schemas);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}: the API</title>
<style>${new Html(PAGE_STYLE)}</style>
</head>
<body>
<nav aria-label="Contents">${grouped.map(({ name }) => html`<a href="#${name}">${name}</a>`)}<a href="#records">records</a></nav>
<main>
<h1>${info.title} ${info.version}: the API</h1>
<p>${info.description}</p>
<p>The root resource is <code>${servers[0]?.url ?? ""}/api</code>. Every address answers HEAD as it answers GET, and OPTIONS with
the methods that it has. The same for programs: <a href="openapi.json">OpenAPI 3.1</a>, <a href="schema.xsd">XML Schema</a>.</p>
${grouped.map(({ name, operations }) => html`<section id="${name}"><h2>${name}</h2>${operations.map((one) => operationOf(one, document))}</section>`)}
<section id="records"><h2>Records and errors</h2>
${schemas.map(([name, schema]) => html`<details id="schema-${name}"><summary>${name}</summary>${fieldTable(schema, "always")}</details>`)}
</section>
</main>
</body>
</html>
`.text;
}

function operationOf({ method, path, operation }: Found, { components }: Document): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses, security } = operation;
  const all = parameters.map((one) => referred(one, components.parameters));
  const scope = security[0]?.oauth?.join(", ");
  return html`<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> ${summary}</summary>
<p>${scope ? `Needs a token with the scope ${scope}.` : "Needs no token."} ${prose(description ?? "")}</p>
${all.length > 0 ? html`<h3>Parameters</h3><table>${all.map(parameterRow)}</table>` : ""}
${Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => html`<h3>Body: ${type}</h3>${schema ? fieldTable(schema, "required") : html`<p>The same in XML.</p>`}`)}
<h3>Answers</h3>
<table>${Object.entries(responses).map(([status, answer]) => answerRow(status, answer, components))}</table>
</details>
`;
}

const parameterRow = ({ name, in: place, description = "", schema }: Parameter): Html =>
  html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${typeOf(schema)}</td><td>${prose(description)}</td></tr>`;

/** What stands in the components once, for the operations that name it. */
const referred = <T extends { readonly $ref?: string }>(one: T, components: Readonly<Record<string, T>>): T =>
  components[one.$ref?.split("/").at(-1) ?? ""] ?? one;

function answerRow(status: string, answer: Answer, { responses }: Document["components"]): Html {
  const { content = {} } = answer;
  const { description: text = "" } = referred(answer, responses);
  const schema = content["application/json"]?.schema;
  const types = Object.keys(content).join(", ");
  return html`<tr><th scope="row">${status}</th><td>${prose(text)}</td><td>${schema ? typeOf(schema) : ""}</td><td>${types}</td></tr>`;
}
