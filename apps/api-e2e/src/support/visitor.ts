/** An answer that a browser would act on. */
export interface Page {
  url: URL;
  status: number;
  text: string;
}

const HOPS = 15;

/**
 * A person's browser as far as signing in needs one: it keeps each host's cookies and follows redirects.
 * @param places where hosts that are not on this machine are really reached: by host, an address that takes the path
 */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>();

  constructor(private readonly places: Record<string, string>) {}

  /** Follows redirects until a page, or until an address of which `stopAt` says that it is not to be opened. */
  async open(address: string | URL, stopAt: (url: URL) => boolean = () => false): Promise<Page> {
    let url = new URL(address);
    for (let hop = 0; hop < HOPS; hop += 1) {
      if (hop > 0 && stopAt(url)) return { url, status: 0, text: '' };
      const response = await this.send(url);
      const location = response.headers.get('Location');
      if (location === null) return { url, status: response.status, text: await response.text() };
      await response.body?.cancel();
      url = new URL(location, url);
    }
    throw new Error(`more than ${HOPS} redirects, at ${url}`);
  }

  /** One request without following where it leads. */
  async send(address: string | URL, form?: Record<string, string>): Promise<Response> {
    const url = new URL(address);
    const jar = this.jarOf(url.host);
    const response = await fetch(this.routed(url), {
      redirect: 'manual',
      headers: {
        Accept: 'text/html,*/*',
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  cookie(host: string, name: string): string | undefined {
    return this.jarOf(host).get(name);
  }

  private jarOf(host: string): Map<string, string> {
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }

  private routed(url: URL): string {
    const place = this.places[url.host];
    return place ? place + url.pathname + url.search : url.href;
  }
}
