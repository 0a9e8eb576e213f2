import type { AdminView, AnyRecord } from '../views/AdminView.ts';

/** The values of a form: the properties of the record that it changes. */
export const recordValues = (view: AdminView, record: AnyRecord | null): Record<string, unknown> => {
  const names = Object.keys((view.resource.input as unknown as { entries: object }).entries);
  const source: Record<string, unknown> = record ?? view.blank ?? {};
  return Object.fromEntries(names.map((name) => [name, source[name] ?? null]));
};
