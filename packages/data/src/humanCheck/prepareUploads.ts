import type { QueryClient } from '@tanstack/react-query';
import { HumanCheckResponse } from '../account/contract.ts';
import { request } from '../http/request.ts';
import { readSetting } from '../settings/readSetting.ts';
import type { Startup } from '../startup/contract.ts';
import { humanToken } from './humanToken.ts';

/** Milliseconds after which the check is passed again: less than the hour of the server. */
const passLifetime = 50 * 60_000;

/** Passes the human check before uploads, once an hour, where the site has switched it on. */
export function prepareUploads(client: QueryClient, settings: Startup['settings']) {
  if (readSetting(settings, 'recaptcha.enable.uploads') !== true) return undefined;
  const isRecaptcha = readSetting(settings, 'recaptcha.provider') === 'recaptcha';
  const siteKey = isRecaptcha ? (readSetting(settings, 'recaptcha.site_key') ?? '') : null;
  let passed: { at: number; done: Promise<void> } | undefined;
  const pass = async () => {
    const token = await humanToken(client, { action: 'uploads', siteKey });
    if (token === undefined) return;
    const body = { token, action: 'uploads' };
    await request(client, HumanCheckResponse, 'recaptcha/verify', { method: 'POST', body });
  };
  return async (): Promise<void> => {
    if (!passed || Date.now() - passed.at > passLifetime) passed = { at: Date.now(), done: pass() };
    await passed.done.catch((error: unknown) => {
      passed = undefined;
      throw error;
    });
  };
}
