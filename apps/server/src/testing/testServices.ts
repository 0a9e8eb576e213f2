import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** A person of one of the services. Without an address they have refused to tell it. */
export interface ServicePerson {
  id: string;
  name: string;
  email?: string;
}

/** The keys of this site at the services. */
export const serviceKeys = { id: 'segno id', secret: 'the secret: of 100 %' };

/** How a service is reached, as its documentation says. */
interface Service {
  authorize: string;
  token: string;
  /** Where the id and the secret of the client are in the request of a token. */
  client: 'body' | 'header';
  /** Its response to keys that it does not know. */
  refusal: { status: number; body: object };
  /** What it tells of a person, by address. Null for a refused request. */
  profile: Record<string, (person: ServicePerson) => object | null>;
}

export const services = {
  facebook: {
    authorize: 'https://www.facebook.com/dialog/oauth',
    token: 'https://graph.facebook.com/oauth/access_token',
    client: 'body',
    refusal: { status: 400, body: { error: { message: 'Error validating client secret.', code: 1 } } },
    profile: { 'https://graph.facebook.com/me?fields=id,name,email': (person) => person },
  },
  twitter: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    client: 'header',
    refusal: { status: 401, body: { error: 'unauthorized_client' } },
    profile: {
      'https://api.x.com/2/users/me?user.fields=confirmed_email': ({ id, name, email }) => ({
        data: { id, name: 'The name', username: name, ...(email && { confirmed_email: email }) },
      }),
    },
  },
  envato: {
    authorize: 'https://api.envato.com/authorization',
    token: 'https://api.envato.com/token',
    client: 'body',
    refusal: { status: 400, body: { error: 'invalid_client' } },
    profile: {
      'https://api.envato.com/v1/market/private/user/username.json': ({ name }) => ({ username: name }),
      // Without the permission of the app, Envato refuses the request.
      'https://api.envato.com/v1/market/private/user/email.json': ({ email }) => (email ? { email } : null),
    },
  },
} satisfies Record<string, Service>;
export type ServiceName = keyof typeof services;

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const readForm = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

/** The id and the secret of a request, as OAuth 2 encodes them in the header. */
function clientIn(service: Service, request: IncomingMessage, form: URLSearchParams): (string | null)[] {
  if (service.client === 'body') return [form.get('client_id'), form.get('client_secret')];
  const encoded = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const pair = Buffer.from(encoded, 'base64').toString().split(':');
  return pair.map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
}

/**
 * Opens Facebook, X and Envato on this machine. Requests of this process to their hosts reach it, until `close`.
 */
export async function openTestServices() {
  const codes = new Map<string, { person: ServicePerson; challenge: string; callback: string }>();
  const people = new Map<string, ServicePerson>();
  const isKnown = ([id, secret]: (string | null)[]) => id === serviceKeys.id && secret === serviceKeys.secret;

  const token = async (service: Service, request: IncomingMessage) => {
    const form = await readForm(request);
    if (!isKnown(clientIn(service, request, form))) return service.refusal;
    if (form.get('grant_type') === 'client_credentials')
      return { status: 200, body: { access_token: 'of the app', token_type: 'bearer' } };
    const code = form.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const isRight =
      given?.callback === form.get('redirect_uri') &&
      given?.challenge === challengeOf(form.get('code_verifier') ?? '') &&
      form.get('grant_type') === 'authorization_code';
    if (!given || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
    people.set(`token ${code}`, given.person);
    return {
      status: 200,
      body: { access_token: `token ${code}`, token_type: 'bearer', expires_in: 3600 },
    };
  };

  const listener = createServer((request, response) => {
    const answer = async () => {
      const address = String(request.headers['x-test-address']);
      for (const service of Object.values<Service>(services)) {
        if (address === service.token && request.method === 'POST') return token(service, request);
        const profile = service.profile[address];
        if (!profile) continue;
        const person = people.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
        const body = person && profile(person);
        return body ? { status: 200, body } : { status: 403, body: { error: 'forbidden' } };
      }
      return { status: 404, body: {} };
    };
    void answer().then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const local = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const send = globalThis.fetch;
  const hosts = new Set(Object.values<Service>(services).map((service) => new URL(service.token).host));
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!hosts.has(new URL(address).host)) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('x-test-address', address);
    return send(local, { ...init, headers });
  });

  return {
    /** Signs a person in from the address that leads to a service. Returns the address that the browser is sent to. */
    signIn(address: string, person: ServicePerson): string {
      const params = new URL(address).searchParams;
      const code = `code of ${person.id} ${codes.size + people.size}`;
      const callback = params.get('redirect_uri') ?? '';
      codes.set(code, { person, challenge: params.get('code_challenge') ?? '', callback });
      const back = { code, state: params.get('state') ?? '' };
      return `${callback}?${new URLSearchParams(back).toString()}`;
    },
    /** Where the browser is sent when the person cancels at a service. */
    cancel(address: string): string {
      const params = new URL(address).searchParams;
      const back = { error: 'access_denied', state: params.get('state') ?? '' };
      return `${params.get('redirect_uri')}?${new URLSearchParams(back).toString()}`;
    },
    async close() {
      vi.unstubAllGlobals();
      listener.closeAllConnections();
      await new Promise((closed) => listener.close(closed));
    },
  };
}
export type TestServices = Awaited<ReturnType<typeof openTestServices>>;
