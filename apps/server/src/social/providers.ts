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
  scope: string;
  readPerson(tokens: Tokens): Promise<SocialPerson>;
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
  return v.parse(schema, await response.json());
};

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
        scope: '',
        async readPerson(tokens) {
          const path = `${api}/v1/market/private/user`;
          const { username } = await readJson(config, tokens, `${path}/username.json`, EnvatoName);
          const { email } = await readJson(config, tokens, `${path}/email.json`, EnvatoEmail);
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
