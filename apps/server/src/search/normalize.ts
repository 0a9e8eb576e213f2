// Letters that Unicode does not take apart into a base letter and a mark.
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ſ: 's',
  ƒ: 'f',
};
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * A name or query as it is compared: lower case, without accents, apostrophes dropped, other punctuation as one space.
 * What is all punctuation ("!!!") stays, so that it can be found too.
 */
export const normalize = (text: string): string => {
  const lower = text.normalize('NFKD').toLowerCase();
  const folded = lower
    .replace(/\p{M}/gu, '')
    .replace(letter, (found) => letters[found] ?? found)
    .replace(/['’‘ʼ`´]/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return (
    folded ||
    lower
      .normalize('NFC')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
  );
};
