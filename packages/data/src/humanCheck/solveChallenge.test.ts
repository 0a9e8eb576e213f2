import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveChallenge } from './solveChallenge.ts';

const challengeOf = (number: number, maxnumber = 2000) => ({
  algorithm: 'SHA-256' as const,
  salt: 'a.1.',
  challenge: createHash('sha256').update(`a.1.${number}`).digest('hex'),
  maxnumber,
  signature: 'x',
});

test('CONTACT-2 the number of a challenge is found and sent with the challenge', async () => {
  const token = await solveChallenge(challengeOf(1234));
  expect(JSON.parse(atob(token ?? ''))).toMatchObject({ number: 1234, signature: 'x' });
});

test('CONTACT-2 a challenge without a number in its range has no token', async () => {
  expect(await solveChallenge(challengeOf(5000))).toBeNull();
});
