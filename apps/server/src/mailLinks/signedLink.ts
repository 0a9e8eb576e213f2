import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes the last part of a link in a mail: values, and their digest for one purpose. */
export const signLink = (key: Buffer, purpose: string, value: string): string =>
  `${Buffer.from(value).toString('base64url')}.${createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')}`;

/** The value of a link of this site, or null. */
export function readLink(key: Buffer, purpose: string, text: string): string | null {
  const value = Buffer.from(text.split('.')[0] ?? '', 'base64url').toString('utf8');
  const [expected, sent] = [Buffer.from(signLink(key, purpose, value)), Buffer.from(text)];
  return expected.length === sent.length && timingSafeEqual(expected, sent) ? value : null;
}
