import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { HumanChallenge } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { Problem } from '../http/Problem.ts';
import { claimSolution } from './store.ts';

/** Checks that a visitor is human. */
export interface HumanCheck {
  /** A task for the browser of the visitor. */
  challenge(): HumanChallenge;
  /** Whether an answer is right. It is accepted once. */
  verify(token: string): Promise<boolean>;
}

/** The greatest number of a task: about a second of work for a phone. */
const maxnumber = 100_000;
/** How long a task can be solved, in milliseconds. */
const lifetime = 10 * 60_000;

const Solution = v.object({ ...HumanChallenge.entries, number: v.pipe(v.number(), v.integer()) });

const digestOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

/** The check of this server: the browser searches a number, which costs a program as much as a person. No third party sees it. */
export function createProofOfWork(db: Database, key: Buffer): HumanCheck {
  const sign = (challenge: string, salt: string) =>
    createHmac('sha256', key).update(`human\n${salt}\n${challenge}`).digest('hex');
  return {
    challenge() {
      const salt = `${randomBytes(12).toString('hex')}.${Date.now() + lifetime}.`;
      const challenge = digestOf(salt, randomInt(maxnumber / 2, maxnumber));
      return { algorithm: 'SHA-256', salt, challenge, maxnumber, signature: sign(challenge, salt) };
    },
    async verify(token) {
      const solution = readSolution(token);
      if (!solution) return false;
      const { salt, challenge, number, signature } = solution;
      const expected = Buffer.from(sign(challenge, salt));
      const sent = Buffer.from(signature);
      if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return false;
      const expires = Number(salt.split('.')[1]);
      if (!(expires > Date.now()) || digestOf(salt, number) !== challenge) return false;
      return claimSolution(db, createHash('sha256').update(salt).digest('base64url'), new Date(expires));
    },
  };
}

function readSolution(token: string) {
  try {
    const parsed = v.safeParse(Solution, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The least score of a person, from 0 for a program to 1: what reCAPTCHA recommends to begin with. */
const leastScore = 0.5;

/** The address at which reCAPTCHA verifies an answer. */
const recaptchaAddress = 'https://www.google.com/recaptcha/api/siteverify';

export interface RecaptchaInput {
  secret: string;
  token: string;
  /** The host of this site: a token that another site has got does not count. */
  hostname: string;
  /** The form that the token was made for; undefined when it is not known. */
  action: string | undefined;
}

/** The check of reCAPTCHA, with the keys of the operator. `address` is its documented one unless a test has another. */
export async function verifyRecaptcha(
  input: RecaptchaInput,
  address: string = recaptchaAddress,
): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ secret: input.secret, response: input.token }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!answer?.ok) return false;
  const Result = v.object({
    success: v.boolean(),
    score: v.optional(v.number()),
    hostname: v.optional(v.string()),
    action: v.optional(v.string()),
  });
  const parsed = v.safeParse(Result, await answer.json().catch(() => null));
  if (!parsed.success || !parsed.output.success) return false;
  const { score = 1, hostname = input.hostname, action } = parsed.output;
  const isForThis = action === undefined || input.action === undefined || action === input.action;
  return score >= leastScore && hostname === input.hostname && isForThis;
}

/** Asks reCAPTCHA whether it knows a secret, with an answer that nobody gave. Throws what it says about the secret. */
export async function checkRecaptchaSecret(secret: string, send: typeof fetch = fetch): Promise<void> {
  const answer = await send(recaptchaAddress, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: 'test' }),
    signal: AbortSignal.timeout(5000),
  });
  const Result = v.object({ 'error-codes': v.optional(v.array(v.string()), []) });
  const parsed = v.safeParse(Result, await answer.json().catch(() => null));
  if (!answer.ok || !parsed.success) throw new Fault(`reCAPTCHA answers with the status ${answer.status}.`);
  const problems = parsed.output['error-codes'].filter((code) => code.includes('secret'));
  if (problems.length > 0) throw new Fault(`reCAPTCHA refuses the secret: ${problems.join(', ')}`);
}

/** The problem of a visitor who could not be verified. */
export const notHuman = () => {
  const message = 'Could not verify you are human.';
  return new Problem({ status: 422, code: 'not_human', message });
};
