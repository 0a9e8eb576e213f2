import { parseCookies } from '@segno/data/contract';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { IssuedSession } from './store.ts';

const cookieName = 'segno-session';
const secureName = `__Host-${cookieName}`;

/** Over TLS the name has a prefix with which only this host can set the cookie (RFC 6265bis §4.1.3.2). */
const isSecure = (baseUrl: string) => baseUrl.startsWith('https:');
const nameAt = (baseUrl: string) => (isSecure(baseUrl) ? secureName : cookieName);

/** The token that a browser sent. */
export const readSessionToken = (headers: Headers, baseUrl: string): string | undefined =>
  parseCookies(headers.get('cookie') ?? '').get(nameAt(baseUrl)) || undefined;

/** Stores the token in the browser: until the browser ends, or for the lifetime of a remembered session (SESSION-1). */
export function setSessionCookie(c: Context, baseUrl: string, { token, remember, expiresAt }: IssuedSession) {
  setCookie(c, nameAt(baseUrl), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(baseUrl),
    ...(remember && { expires: expiresAt }),
  });
}

export function deleteSessionCookie(c: Context, baseUrl: string) {
  deleteCookie(c, nameAt(baseUrl), { path: '/', secure: isSecure(baseUrl) });
}
