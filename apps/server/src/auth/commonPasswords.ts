import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../http/Problem.ts';

let known: ReadonlySet<string> | undefined;

/** Whether a password is one of the most frequent ones, in any case of letters. */
function isCommonPassword(password: string): boolean {
  known ??= new Set((dictionary['passwords-common'] as string[]).filter((one) => one.length >= 8));
  return known.has(password.toLowerCase());
}

/** The shortest word of a person that a password must not contain. */
const shortestWord = 4;

/** The words of the name and the address of a person, in lower case. */
const wordsOf = ({ email, name = '' }: Owner): string[] => {
  const [local = ''] = email.toLowerCase().split('@');
  return [local, ...local.split(/[^\p{L}\p{N}]+/u), ...name.toLowerCase().split(/\s+/)].filter(
    (word) => word.length >= shortestWord,
  );
};

/** Whose password it is. */
interface Owner {
  email: string;
  name?: string;
}

/** Refuses a new password that many people use, or that has the name or the address of its owner: both are tried first. */
export function refuseWeakPassword(password: string, owner: Owner): void {
  const lower = password.toLowerCase();
  if (isCommonPassword(password)) throw refusal(refusals.common);
  if (wordsOf(owner).some((word) => lower.includes(word))) throw refusal(refusals.personal);
}

const refusals = {
  common: { code: 'common_password', message: 'Many people use this password. Choose another one.' },
  personal: {
    code: 'personal_password',
    message: 'Do not use your name or email address in the password.',
  },
};

const refusal = ({ code, message }: { code: string; message: string }) =>
  new Problem({ status: 422, code, message, fields: { password: message } });
