import type { QueryClient } from '@tanstack/react-query';
import { HumanChallenge } from '../account/contract.ts';
import { request } from '../http/request.ts';

/** Solves a task of the server, and returns the token to send; undefined when it has no solution. */
export async function humanToken(client: QueryClient): Promise<string | undefined> {
  const challenge = await request(client, HumanChallenge, 'recaptcha/challenge');
  const { solveChallenge } = await import('./solveChallenge.ts');
  return (await solveChallenge(challenge)) ?? undefined;
}
