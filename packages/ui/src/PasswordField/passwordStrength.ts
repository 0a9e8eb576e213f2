/** From 0, guessed at once, to 4, practically impossible to guess. */
type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The most frequent leaked passwords, and common base words of passwords. */
const common = (
  'password passw0rd passwort heslo letmein welcome admin administrator login qwerty qwertz azerty ' +
  'iloveyou monkey dragon sunshine princess football baseball superman batman master shadow michael ' +
  'jordan charlie trustno1 whatever starwars hello freedom secret computer internet summer winter ' +
  'flower cookie pokemon samsung google changeme default guest root test music guitar spring autumn ' +
  'love lovely angel soccer hockey matrix'
).split(' ');

/** Sequences of the alphabet, the digits and keyboard rows. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];
const runs = [...rows, ...rows.map((row) => row.split('').toReversed().join(''))];

/** Digits and symbols that people substitute for letters. */
const plain: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unmask = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => plain[sign] ?? sign);

/** How many characters from `start` are one word of the list, a run or a repetition. */
function predictable(text: string, start: number, words: readonly string[]): number {
  const rest = text.slice(start);
  const unmasked = unmask(rest);
  let longest = 0;
  for (const word of words)
    if (rest.startsWith(word) || unmasked.startsWith(word)) longest = Math.max(longest, word.length);
  for (let length = rest.length; length >= 3 && length > longest; length -= 1)
    if (runs.some((run) => run.includes(rest.slice(0, length)))) longest = length;
  // “aaaa” and “abcabc”: repetitions of the first unit add no strength.
  const repeated = /^(.{1,4}?)\1+/u.exec(rest);
  if (repeated && repeated[0].length >= 3) longest = Math.max(longest, repeated[0].length);
  return longest;
}

/** The size of the character set, given the character classes in use. */
function alphabet(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[ -/:-@[-`{-~]/.test(password)) size += 33;
  if (/[^ -~]/.test(password)) size += 100;
  return size;
}

/**
 * How hard a password is to guess: its length in unpredictable characters times the information in each. Give words
 * that one would try first, such as the name and the address of its owner, as `known`.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password === '') return 0;
  const lower = password.toLowerCase();
  const words = [
    ...common,
    ...known
      .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word.length >= 3),
  ];
  let unpredictable = 0;
  for (let index = 0; index < lower.length;) {
    const length = predictable(lower, index, words);
    // A whole word, run or repetition counts as 1.5 characters.
    unpredictable += length > 0 ? 1.5 : 1;
    index += Math.max(1, length);
  }
  const bits = unpredictable * Math.log2(alphabet(password));
  if (bits < 20) return 0;
  if (bits < 35) return 1;
  if (bits < 50) return 2;
  return bits < 65 ? 3 : 4;
}
