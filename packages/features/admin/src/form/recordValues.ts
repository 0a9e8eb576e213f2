import { type AdminView, type AnyRecord, fieldsOf } from '../views/AdminView.ts';

/**
 * The values of a form: the properties of the record that it changes. A picture has none until another one is chosen or it
 * is removed.
 */
export const recordValues = (view: AdminView, record: AnyRecord | null): Record<string, unknown> => {
  const names = Object.keys((view.resource.input as unknown as { entries: object }).entries);
  const source: Record<string, unknown> = record ?? view.blank ?? {};
  const pictures = new Set(fieldsOf(view).flatMap(({ kind, name }) => (kind === 'picture' ? name : [])));
  return Object.fromEntries(
    names.map((name) => [name, pictures.has(name) ? undefined : (source[name] ?? null)]),
  );
};
