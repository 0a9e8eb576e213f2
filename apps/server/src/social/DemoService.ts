import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { Email, parseCookies } from '@segno/data/contract';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import type { DemoService } from '../auth/DemoService.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { chooseMailLanguage } from '../mailLinks/chooseMailLanguage.ts';
import { beginStep, takeStep } from '../pendingSteps/store.ts';
import { createToken } from '../sessions/tokens.ts';
import { demoSignInPage, demoSignInError } from './demoSignInPage.ts';

/** Where the pages of the service are. */
export const demoServicePath = '/demo-sign-in';
const cookieName = 'segno-demo-browser';

/** What the page that leads here sends (OpenID Connect with PKCE). */
const AuthorizeParams = v.object({
  client_id: v.string(),
  redirect_uri: v.string(),
  response_type: v.literal('code'),
  scope: v.pipe(v.string(), v.regex(/(?:^| )openid(?: |$)/)),
  state: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  nonce: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
});
type AuthorizeParams = v.InferOutput<typeof AuthorizeParams>;

const Person = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  email: Email,
});

const TokenRequest = v.object({
  grant_type: v.literal('authorization_code'),
  client_id: v.string(),
  client_secret: v.string(),
  code: v.string(),
  redirect_uri: v.string(),
  code_verifier: v.string(),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The service of social sign-in of a demo without keys: an OpenID provider of this server where visitors enter any name
 * and address. Nothing is sent to anybody else. It verifies no address, so an account that exists is only linked by its
 * password (SOCIAL-3), and a person there belongs to one browser: the same address in another browser is somebody else.
 * Only its page has an address; this server asks for tokens without a connection.
 */
export function createDemoService(db: Database, baseUrl: string): DemoService {
  const issuer = baseUrl + demoServicePath;
  const ownClient = { id: 'segno', secret: createToken() };
  const callback = `${baseUrl}/secure/auth/social/demo/callback`;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  const idToken = (claims: object) => {
    const now = Math.floor(Date.now() / 1000);
    const body = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'demo' })}.${encode({
      iss: issuer,
      aud: ownClient.id,
      iat: now,
      exp: now + 300,
      ...claims,
    })}`;
    const signature = createSign('sha256').update(body).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${body}.${signature.toString('base64url')}`;
  };

  /** What the server asks for as a client. */
  const inner = new Hono()
    .get('/.well-known/openid-configuration', (c) =>
      c.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      }),
    )
    .get('/jwks', (c) =>
      c.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'demo', use: 'sig', alg: 'ES256' }] }),
    )
    .post('/token', async (c) => {
      const refuse = () => c.json({ error: 'invalid_grant' }, 400);
      const parsed = v.safeParse(TokenRequest, await c.req.parseBody());
      if (!parsed.success) return refuse();
      const { client_id, client_secret, code, redirect_uri, code_verifier } = parsed.output;
      const step = await takeStep(db, 'demoCode', code);
      if (
        !step ||
        client_id !== ownClient.id ||
        client_secret !== ownClient.secret ||
        redirect_uri !== callback ||
        sha256(code_verifier) !== step.data.challenge
      )
        return refuse();
      const { sub, name, email, nonce } = step.data;
      return c.json({
        access_token: await beginStep(db, 'demoAccess', null, { sub, name, email }),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: idToken({ sub, nonce }),
      });
    })
    .get('/userinfo', async (c) => {
      const token = c.req.header('authorization')?.replace(/^bearer /i, '') ?? '';
      const step = await takeStep(db, 'demoAccess', token);
      // Nobody has checked that the address belongs to the person.
      return step ? c.json({ ...step.data, email_verified: false }) : c.json({ error: 'invalid_token' }, 401);
    });

  const readParams = (c: Context<AppEnv>): AuthorizeParams | null => {
    const parsed = v.safeParse(AuthorizeParams, c.req.query());
    return parsed.success &&
      parsed.output.client_id === ownClient.id &&
      parsed.output.redirect_uri === callback
      ? parsed.output
      : null;
  };
  const backTo = (fields: Record<string, string>) =>
    `${callback}?${new URLSearchParams({ ...fields, iss: issuer }).toString()}`;
  /** What tells the people of one browser from those of another one. */
  const browserOf = (c: Context<AppEnv>) => {
    const known = parseCookies(c.req.header('cookie') ?? '').get(cookieName);
    if (known) return known;
    const made = createToken();
    setCookie(c, cookieName, made, {
      path: demoServicePath,
      httpOnly: true,
      sameSite: 'Lax',
      secure: baseUrl.startsWith('https:'),
      maxAge: 365 * 86_400,
    });
    return made;
  };
  const languageOf = (c: Context<AppEnv>) => chooseMailLanguage(c.req.header('accept-language'));

  const routes = new Hono<AppEnv>()
    .use(bodyLimit({ maxSize: 16 * 1024 }))
    .get('/authorize', (c) =>
      readParams(c) ? demoSignInPage(c, languageOf(c)) : demoSignInError(c, languageOf(c)),
    )
    .post('/authorize', async (c) => {
      const params = readParams(c);
      if (!params) return demoSignInError(c, languageOf(c));
      const form = await c.req.parseBody();
      const { state, nonce, code_challenge: challenge } = params;
      if (form.action === 'cancel') return c.redirect(backTo({ error: 'access_denied', state }), 303);
      const person = v.safeParse(Person, form);
      if (!person.success) return demoSignInPage(c, languageOf(c), { isInvalid: true });
      const { name, email } = person.output;
      const sub = sha256(`${browserOf(c)} ${email}`);
      const code = await beginStep(db, 'demoCode', null, { sub, name, email, nonce, challenge });
      return c.redirect(backTo({ code, state }), 303);
    });

  return {
    routes,
    open: () =>
      client.discovery(new URL(issuer), ownClient.id, ownClient.secret, client.ClientSecretPost(), {
        // Its responses stay in this process.
        execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
        [client.customFetch]: async (address, options) =>
          inner.request(address.slice(issuer.length), options as RequestInit),
      }),
  };
}
