import type { QueryClient } from '@tanstack/react-query';
import { HumanChallenge } from '../account/contract.ts';
import { request } from '../http/request.ts';

export interface HumanCheckOptions {
  /** The form that is checked. */
  action: 'comments' | 'contact' | 'login' | 'register' | 'uploads';
  /** The key of the site at reCAPTCHA; null for the proof of work of the server. */
  siteKey: string | null;
}

/**
 * The answer of this browser to the human check; undefined when it has none, for instance because the script of
 * reCAPTCHA is blocked. The server refuses the form then, with a message.
 */
export async function humanToken(
  client: QueryClient,
  { action, siteKey }: HumanCheckOptions,
): Promise<string | undefined> {
  if (siteKey !== null) {
    const { recaptchaToken } = await import('./recaptchaToken.ts');
    return recaptchaToken(siteKey, action);
  }
  const challenge = await request(client, HumanChallenge, 'recaptcha/challenge');
  const { solveChallenge } = await import('./solveChallenge.ts');
  return (await solveChallenge(challenge)) ?? undefined;
}
