import { createHmac } from 'node:crypto';
import { countAttempt } from '../attempts/store.ts';
import type { AuthDeps } from '../auth/AuthDeps.ts';

/** How often a signed-in person may enter the password, and a code, of one account. */
const limits = {
  password: { most: 20, seconds: 900 },
  code: { most: 10, seconds: 900 },
  mail: { most: 5, seconds: 3600 },
} as const;

type Counting = Pick<AuthDeps, 'db' | 'keys'>;

const keyOf = ({ keys }: Counting, action: string, userId: number) =>
  `${action}:${createHmac('sha256', keys.attempts).update(String(userId)).digest('base64url').slice(0, 32)}`;

/** Counts a password that a signed-in person enters. */
export const countPasswordAttempt = (deps: Counting, userId: number): Promise<void> =>
  countAttempt(deps.db, keyOf(deps, 'password', userId), limits.password);

/** Counts a code of an account, in all its browsers (TWOFACTOR-5). */
export const countCodeAttempt = (deps: Counting, userId: number): Promise<void> =>
  countAttempt(deps.db, keyOf(deps, 'two-factor', userId), limits.code);

/** Counts a message to another address of an account. */
export const countAccountMail = (deps: Counting, userId: number): Promise<void> =>
  countAttempt(deps.db, keyOf(deps, 'account mail', userId), limits.mail);
