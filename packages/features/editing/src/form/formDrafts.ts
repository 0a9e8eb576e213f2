import * as v from 'valibot';

/** How long a draft is kept, in milliseconds. */
const lifetime = 30 * 86_400_000;

const FormDraft = v.object({
  userId: v.number(),
  savedAt: v.number(),
  /** The version of the record that the values were typed for; null for a new one. */
  version: v.nullable(v.string()),
  /** The changed fields, and what they had in that version. */
  values: v.record(v.string(), v.unknown()),
  before: v.optional(v.record(v.string(), v.unknown()), {}),
});
type FormDraft = v.InferOutput<typeof FormDraft>;

const keyOf = (name: string) => `segno.draft.${name}`;

/** Keeps what a person has typed into a form and not saved, in this browser (BACKSTAGE-14). */
export function writeDraft(name: string, draft: Omit<FormDraft, 'savedAt'>): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // The storage is full, or unavailable in this browsing mode.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // As above.
  }
}

/** The draft of a form; null for none, and for one of another person. */
export function readDraft(name: string, userId: number): FormDraft | null {
  try {
    const draft = v.parse(v.pipe(v.string(), v.parseJson(), FormDraft), localStorage.getItem(keyOf(name)));
    if (draft.userId === userId && Date.now() - draft.savedAt < lifetime) return draft;
    removeDraft(name);
    return null;
  } catch {
    return null;
  }
}
