// The pages of the code grant: plain HTML, made here, without a script.
import { type Html, html } from "@isotrail/http";

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Isotrail</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<p class="name">Isotrail</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

export type SignInPage = { readonly request: string; readonly client: string; readonly fault?: string | undefined };

export const signInPage = ({ request, client, fault }: SignInPage): Html =>
  page(
    "Sign in",
    html`<p>to continue to <strong>${client}</strong></p>
${fault ? html`<p class="fault" role="alert">${fault}</p>` : ""}
<form method="post" action="authorize">
<input type="hidden" name="request" value="${request}">
<label for="username">Username</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button>Sign in</button>
</form>`,
  );

const SCOPES: Readonly<Record<string, string>> = {
  read: "read all that you may read: projects, samples, sequence files",
  write: "change all that you may change: create, upload, edit and delete",
};

export type ConsentPage = {
  readonly request: string;
  readonly client: string;
  readonly username: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
};

export const consentPage = ({ request, client, username, scopes, redirectUri }: ConsentPage): Html =>
  page(
    `Allow ${client}?`,
    html`<p><strong>${client}</strong> asks to act for you, <strong>${username}</strong>. It could:</p>
<ul>
${scopes.map(
  (scope) => html`<li>${SCOPES[scope] ?? scope}</li>
`,
)}</ul>
<p>You will be sent back to <strong>${destination(redirectUri)}</strong>.</p>
<form method="post" action="consent">
<input type="hidden" name="request" value="${request}">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="quiet">Do not allow</button>
</form>`,
  );

export const faultPage = (fault: string): Html =>
  page("This did not work", html`<p class="fault" role="alert">${fault}</p>`);

/** What tells a person where an address leads. */
function destination(uri: string): string {
  const { host, protocol } = new URL(uri);
  return host || protocol;
}
