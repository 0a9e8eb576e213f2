/** The email address and password of the demo account, from the setting `demo_account`; empty outside of a demo. */
export function demoAccount(setting: unknown): { email: string; password: string } {
  const { email, password } = Object(setting) as Record<string, unknown>;
  return typeof email === 'string' && typeof password === 'string'
    ? { email, password }
    : { email: '', password: '' };
}
