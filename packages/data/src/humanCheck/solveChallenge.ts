import type { HumanChallenge } from '../account/contract.ts';

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Numbers that are tried at once. */
const batch = 500;

/** Searches the number of a challenge and returns the token to send; null when there is none. It takes up to a few seconds. */
export async function solveChallenge(challenge: HumanChallenge): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let first = 0; first <= challenge.maxnumber; first += batch) {
    const numbers = Array.from({ length: batch }, (_, index) => first + index);
    const digests = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge.salt}${number}`))),
    );
    const found = digests.findIndex((digest) => toHex(digest) === challenge.challenge);
    if (found >= 0) return btoa(JSON.stringify({ ...challenge, number: first + found }));
  }
  return null;
}
