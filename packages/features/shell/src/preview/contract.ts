import * as v from 'valibot';

/** The value of `source` in every message between the appearance editor and the page in its frame. */
export const editorSource = 'segno-appearance-editor';

const Group = v.record(v.string(), v.unknown());
const name = v.pipe(v.string(), v.maxLength(100));

const message = <const TType extends string, const TEntries extends v.ObjectEntries>(
  type: TType,
  entries: TEntries,
) => v.object({ source: v.literal(editorSource), type: v.literal(type), ...entries });

/** A primary font. `google` is whether it comes from the web font provider. */
const Font = v.object({
  family: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u)),
  google: v.optional(v.boolean(), false),
  /** The address of a font file that this site keeps. */
  url: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?!\/)[\w./-]*$/))),
});
export type Font = v.InferOutput<typeof Font>;

/** A message of the appearance editor to the page in its frame (PREVIEW-3). */
export const EditorMessage = v.variant('type', [
  message('setValues', { values: v.object({ themes: v.optional(Group), settings: v.optional(Group) }) }),
  message('setThemeFont', { value: v.nullish(Font, null) }),
  message('setThemeValue', { name, value: v.nullish(v.pipe(v.string(), v.maxLength(2000)), null) }),
  message('setActiveTheme', { themeId: v.nullish(v.union([v.pipe(v.number(), v.integer()), name]), null) }),
  message('setCustomCode', {
    mode: v.picklist(['html', 'css']),
    value: v.nullish(v.pipe(v.string(), v.maxLength(200_000)), null),
  }),
]);
export type EditorMessage = v.InferOutput<typeof EditorMessage>;

/** Keys with which a merge could change the prototype of all objects. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** How deep a payload may be. */
const deepest = 20;

/** Whether a payload is plain data: not too deep, and without keys that could reach a prototype. */
const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  return Reflect.ownKeys(value).every(
    (key) =>
      typeof key === 'string' &&
      !prototypeKeys.has(key) &&
      isPlain((value as Record<string, unknown>)[key], depth + 1),
  );
};

/** Parses a message of the editor; null for anything else. */
export function readMessage(data: unknown): EditorMessage | null {
  if (!isPlain(data)) return null;
  const parsed = v.safeParse(EditorMessage, data);
  return parsed.success ? parsed.output : null;
}
