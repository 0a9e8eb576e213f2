import type { SocialService } from '@segno/data/contract';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import type { Vault } from '../secrets/vault.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import type { DemoService } from '../auth/DemoService.ts';

/** A person as a service tells. */
export interface SocialPerson {
  /** The id there, which does not change. */
  id: string;
  username: string;
  email: string | null;
  /** Whether the service has verified the address. */
  isEmailVerified: boolean;
}

/** A service with the keys of the operator. */
export interface OpenService {
  config: client.Configuration;
  /** Whether it is OpenID Connect, with a nonce and an ID token. */
  isOpenId: boolean;
  /** What is asked for. Null where the keys decide it. */
  scope: string | null;
  readPerson(tokens: Tokens): Promise<SocialPerson>;
  /** Rejects when the service does not know the keys. */
  checkKeys(): Promise<void>;
}

type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** A service that the operator has keys for. */
type KeyedService = Exclude<SocialService, 'demo'>;

interface Keys {
  id: string;
  secret: string;
}

const Name = v.optional(v.string(), '');

const readJson = async <TSchema extends v.GenericSchema>(
  config: client.Configuration,
  tokens: Tokens,
  address: string,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> => {
  const response = await client.fetchProtectedResource(config, tokens.access_token, new URL(address), 'GET');
  if (!response.ok) throw new ServiceRefusal(response.status);
  return v.parse(schema, await response.json());
};

/** A request that a service has refused. */
class ServiceRefusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The service responded with ${status}.`);
    this.status = status;
  }
}

/** The codes of OAuth 2 for keys that a service does not know (RFC 6749 §5.2). */
const unknownKeys = new Set(['invalid_client', 'unauthorized_client']);

const refusedKeys = (code: string) => new Error(`The service does not know the keys (${code}).`);

/** Asks for the token of a code that does not exist. A service that knows the keys refuses the code only. */
async function askWithoutCode(config: client.Configuration): Promise<void> {
  try {
    await client.genericGrantRequest(config, 'authorization_code', {
      code: 'test',
      redirect_uri: 'https://localhost/',
      code_verifier: client.randomPKCECodeVerifier(),
    });
  } catch (error) {
    if (error instanceof client.WWWAuthenticateChallengeError) throw refusedKeys('401');
    if (!(error instanceof client.ResponseBodyError)) throw error;
    if (error.status === 401 || unknownKeys.has(error.error)) throw refusedKeys(error.error);
  }
}

/** Asks for a token of the app itself, which Facebook gives for the keys. Its errors have no codes of OAuth 2. */
async function askForApp(config: client.Configuration): Promise<void> {
  try {
    await client.clientCredentialsGrant(config);
  } catch (error) {
    const isResponse = error instanceof client.ClientError && error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
    throw isResponse ? refusedKeys('400') : error;
  }
}

/** A service with OAuth 2 only. */
const oauth = (
  { id, secret }: Keys,
  server: client.ServerMetadata,
  authentication: client.ClientAuth = client.ClientSecretPost(secret),
) => new client.Configuration(server, id, secret, authentication);

const Facebook = v.object({ id: v.string(), name: Name, email: v.optional(v.string()) });
const Twitter = v.object({
  data: v.object({ id: v.string(), username: v.string(), confirmed_email: v.optional(v.string()) }),
});
const EnvatoName = v.object({ username: v.string() });
const EnvatoEmail = v.object({ email: v.string() });

async function openId(issuer: string, { id, secret }: Keys): Promise<OpenService> {
  // Only a service on this machine is reached without TLS.
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(issuer);
  const config = await client.discovery(new URL(issuer), id, secret, undefined, {
    timeout: 10,
    ...(isLocal && { execute: [client.allowInsecureRequests] }),
  });
  return openIdService(config);
}

const openIdService = (config: client.Configuration): OpenService => ({
  config,
  isOpenId: true,
  scope: 'openid email profile',
  checkKeys: () => askWithoutCode(config),
  async readPerson(tokens) {
    const claims = tokens.claims();
    if (!claims) throw new Error('The service sent no ID token.');
    const info = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
    const email = info.email ?? null;
    return {
      id: claims.sub,
      username: info.name ?? email ?? claims.sub,
      email,
      isEmailVerified: email !== null && info.email_verified === true,
    };
  },
});

const open: Record<KeyedService, (keys: Keys, issuer: string | null) => Promise<OpenService> | OpenService> =
  {
    google: (keys, issuer) => openId(issuer ?? 'https://accounts.google.com', keys),
    facebook(keys) {
      const graph = 'https://graph.facebook.com';
      const config = oauth(keys, {
        issuer: 'https://www.facebook.com',
        authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
        token_endpoint: `${graph}/oauth/access_token`,
      });
      return {
        config,
        isOpenId: false,
        scope: 'email public_profile',
        checkKeys: () => askForApp(config),
        async readPerson(tokens) {
          const person = await readJson(config, tokens, `${graph}/me?fields=id,name,email`, Facebook);
          return {
            id: person.id,
            username: person.name,
            email: person.email ?? null,
            isEmailVerified: false,
          };
        },
      };
    },
    twitter(keys) {
      const config = oauth(
        keys,
        {
          issuer: 'https://x.com',
          authorization_endpoint: 'https://x.com/i/oauth2/authorize',
          token_endpoint: 'https://api.x.com/2/oauth2/token',
        },
        client.ClientSecretBasic(keys.secret),
      );
      return {
        config,
        isOpenId: false,
        scope: 'users.read users.email tweet.read',
        checkKeys: () => askWithoutCode(config),
        async readPerson(tokens) {
          const address = 'https://api.x.com/2/users/me?user.fields=confirmed_email';
          const { data } = await readJson(config, tokens, address, Twitter);
          const email = data.confirmed_email ?? null;
          return { id: data.id, username: data.username, email, isEmailVerified: email !== null };
        },
      };
    },
    envato(keys) {
      const api = 'https://api.envato.com';
      const config = oauth(keys, {
        issuer: api,
        authorization_endpoint: `${api}/authorization`,
        token_endpoint: `${api}/token`,
      });
      return {
        config,
        isOpenId: false,
        scope: null,
        checkKeys: () => askWithoutCode(config),
        async readPerson(tokens) {
          const path = `${api}/v1/market/private/user`;
          const { username } = await readJson(config, tokens, `${path}/username.json`, EnvatoName);
          const email = await readJson(config, tokens, `${path}/email.json`, EnvatoEmail).then(
            (answer) => answer.email,
            (error: unknown) => {
              // The app at Envato has no permission to read the address.
              if (error instanceof ServiceRefusal && error.status === 403) return null;
              throw error;
            },
          );
          return { id: username, username, email, isEmailVerified: false };
        },
      };
    },
  };

/** Opens a service; null when it is switched off, has no keys, or belongs to a demo that this site is not. */
export async function openService(
  db: Database,
  { vault, demoService }: { vault: Vault; demoService: DemoService | null },
  service: SocialService,
): Promise<OpenService | null> {
  if (service === 'demo') return demoService && openIdService(await demoService.open());
  const settings = await readSettings(db);
  const id = settings[`social.${service}.client_id`];
  const secret = await readSecret(db, vault, `social.${service}.client_secret`);
  if (!settings[`social.${service}.enable`] || !id || !secret) return null;
  return open[service]({ id, secret }, settings['social.google.issuer'] || null);
}
