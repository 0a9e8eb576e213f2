/** Shown without an address. */
const unknownAddress = '**********';

/** Hides an address (VERIFY-2): its first two characters, asterisks, and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return unknownAddress;
  const name = Array.from(email.slice(0, at));
  return `${name.slice(0, 2).join('')}${'*'.repeat(Math.max(3, name.length - 2))}${email.slice(at)}`;
}
