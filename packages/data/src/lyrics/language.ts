/** A language tag as lyrics are stored with, from that of a file: `EN-us` is `en-us`. Null for another text. */
export function languageOf(text: string | null): string | null {
  const [first = '', ...rest] = (text ?? '').trim().replaceAll('_', '-').split('-');
  const tag = [first.toLowerCase(), ...rest].join('-');
  return /^(?!und)[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) ? tag : null;
}
