// A browser as far as pages need one: keeps cookies, follows redirections within the system, and fills in forms.

export type Page = { readonly status: number; readonly url: string; readonly headers: Headers; readonly text: string };

export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #home: string;

  /** @param home addresses that begin so are followed; a redirection elsewhere is answered as it is */
  constructor(home: string) {
    this.#home = home;
  }

  open(url: string): Promise<Page> {
    return this.#go(url, { method: "GET" });
  }

  /** Sends the form of a page, with its hidden fields. */
  submit({ text, url }: Page, fields: Readonly<Record<string, string>>): Promise<Page> {
    const [, action = ""] = /<form method="post" action="([^"]+)">/.exec(text) ?? [];
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
    const body = new URLSearchParams(Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value])));
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return this.#go(new URL(action, url).href, { method: "POST", body });
  }

  /** What a form on another site would do: SameSite=Lax keeps the cookie from it. */
  forget(): void {
    this.#cookies.clear();
  }

  async #go(url: string, init: RequestInit): Promise<Page> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { ...init, redirect: "manual", headers: cookie ? { cookie } : {} });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location?.startsWith(this.#home)) return this.open(location);
    return { status: answer.status, url: location ?? url, headers: answer.headers, text: await answer.text() };
  }
}
