/** A policy that a new user must accept. */
export interface Policy {
  id: number;
  label: string;
  href: string;
}

const isPolicy = (value: unknown): value is Policy => {
  const { id, label, href } = Object(value) as Partial<Record<keyof Policy, unknown>>;
  return typeof id === 'number' && typeof label === 'string' && typeof href === 'string';
};

/** Reads the setting `registration.policies`. An operator may have stored anything. */
export const readPolicies = (setting: unknown): Policy[] =>
  Array.isArray(setting) ? setting.filter(isPolicy) : [];
