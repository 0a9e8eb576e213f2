/** The zero digits of the decimal systems that keyboards write. */
const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xff10];

/** Replaces the decimal digits of any script by 0 to 9. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    if (zero !== undefined) digits += code - zero;
  }
  return digits;
}

/**
 * The code in typed, pasted or autofilled text: its digits without spaces and dashes. If a sentence contains other
 * numbers, it is the one that has the right length.
 */
export function cleanCode(text: string, length: number): string {
  const groups = text.split(/[^\p{Nd}\s\-‐-―_.·]+/u).map((group) => digitsOf(group));
  const words = text.split(/[^\p{Nd}]+/u).map((word) => digitsOf(word));
  const whole = [...words, ...groups].find((digits) => digits.length === length);
  return whole ?? digitsOf(text).slice(0, length);
}

/** The code after digits were inserted at the caret: they replace the digits at their places. */
export function writeCode(code: string, digits: string, start: number, end: number, length: number): string {
  return (code.slice(0, start) + digits + code.slice(Math.max(end, start + digits.length))).slice(0, length);
}
