import type { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';

/** A browser for tests: it keeps cookies and sends the XSRF token with requests that change something. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: Hono<AppEnv>;
  readonly #baseUrl: string;

  constructor(app: Hono<AppEnv>, baseUrl: string) {
    this.#app = app;
    this.#baseUrl = baseUrl;
  }

  /** Opens a browser that has loaded a page, which sets its first XSRF token. */
  static async open(app: Hono<AppEnv>, baseUrl = 'http://localhost:4300'): Promise<TestBrowser> {
    const browser = new TestBrowser(app, baseUrl);
    await browser.send('GET', '/');
    return browser;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.#app.request(this.#baseUrl + path, {
      method,
      headers: {
        cookie: this.cookieHeader,
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=');
      const isDeleted = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (isDeleted) this.cookies.delete(name);
      else this.cookies.set(name, decodeURIComponent(value));
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      setCookies,
      body: (isJson ? JSON.parse(text) : text) as Record<string, unknown>,
    };
  }

  post(path: string, body: unknown = {}) {
    return this.send('POST', path, body);
  }
}
