import { parseCookies } from '@segno/data/contract';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';

type StepCookie = 'segno-step' | 'segno-social' | 'segno-passkey' | 'segno-link' | 'segno-email';

const isSecure = (baseUrl: string) => baseUrl.startsWith('https:');
const nameAt = (baseUrl: string, name: StepCookie) => (isSecure(baseUrl) ? `__Host-${name}` : name);

/** Binds a step to this browser. */
export function setStepCookie(c: Context, baseUrl: string, name: StepCookie, token: string) {
  setCookie(c, nameAt(baseUrl, name), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(baseUrl),
    maxAge: 900,
  });
}

/** The token of the step of this browser. */
export const readStepCookie = (c: Context, baseUrl: string, name: StepCookie): string =>
  parseCookies(c.req.header('cookie') ?? '').get(nameAt(baseUrl, name)) ?? '';

export function deleteStepCookie(c: Context, baseUrl: string, name: StepCookie) {
  deleteCookie(c, nameAt(baseUrl, name), { path: '/', secure: isSecure(baseUrl) });
}
