import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person of the provider; the id is what they enter to sign in there. */
export interface ProviderPerson {
  id: string;
  email: string;
  name: string;
}

/** An OpenID provider on this machine, for tests of the sign-in at a service. */
export interface TestProvider {
  issuer: string;
  /** Adds a person, who signs in there with the id and any password. */
  add(person: ProviderPerson): void;
  /** Signs a person in from the address that leads to the provider. Returns the address that it sends the browser to. */
  signIn(address: string, person: ProviderPerson): Promise<string>;
  close(): Promise<void>;
}

const client = { id: 'segno', secret: 'the secret of a client in tests' };
export { client as testProviderClient };

/** Opens a provider that sends people back to `callback`. */
export async function openTestProvider(callback: string): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  const listener: Server = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const person = people.get(id);
        return { sub: id, email: person?.email, email_verified: true, name: person?.name };
      },
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['key of a test'] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  const answer = provider.callback();
  listener.on('request', (incoming, outgoing) => void answer(incoming, outgoing));

  const add = (person: ProviderPerson) => void people.set(person.id, person);
  return {
    issuer,
    add,
    async signIn(address, person) {
      add(person);
      const cookies = new Map<string, string>();
      const send = async (url: string, form?: Record<string, string>) => {
        const response = await fetch(url, {
          method: form ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(form && { body: new URLSearchParams(form) }),
        });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value) cookies.set(name, value);
          else cookies.delete(name);
        }
        return response;
      };
      const forms: Record<string, string>[] = [
        { prompt: 'login', login: person.id, password: 'any' },
        { prompt: 'consent' },
      ];
      let url = address;
      for (let step = 0; step < 12; step += 1) {
        if (url.startsWith(callback)) return url;
        const isForm = new URL(url).pathname.startsWith('/interaction/');
        const response = await send(url, isForm ? forms.shift() : undefined);
        const location = response.headers.get('location');
        if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        url = new URL(location, url).href;
      }
      throw new Error('The provider did not send the person back.');
    },
    close: () =>
      new Promise((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
}
