import * as v from 'valibot';
import { Language } from '../i18n/contract.ts';
import { Count } from '../shared/contract.ts';

/** A language of the site. */
export const AdminLocalization = v.object({
  language: Language,
  /** Its name in itself. */
  name: v.string(),
  /** Whether visitors can choose it. */
  is_offered: v.boolean(),
  /** The language of visitors without a preference, which is always offered. */
  is_standard: v.boolean(),
  lines_count: Count,
  translated_count: Count,
  /** Lines that this site has changed. */
  changed_count: Count,
});
export type AdminLocalization = v.InferOutput<typeof AdminLocalization>;
export const AdminLocalizations = v.object({ localizations: v.array(AdminLocalization) });

export const LocalizationParam = v.object({ language: Language });

/** The body of PUT admin/localizations/{language}. */
export const LocalizationInput = v.object({ is_offered: v.boolean() });

export const lineFilters = ['all', 'missing', 'changed', 'faulty'] as const;
export type LineFilter = (typeof lineFilters)[number];
export const maxLine = 2000;
export const linesPerPage = 50;

export const LocalizedLine = v.object({
  key: v.string(),
  english: v.string(),
  /** The line as visitors see it; empty when it is not translated. */
  line: v.string(),
  /** Whether this site has changed it. */
  is_changed: v.boolean(),
});
export type LocalizedLine = v.InferOutput<typeof LocalizedLine>;
export const LocalizedLines = v.object({ lines: v.array(LocalizedLine), total: Count });
export type LocalizedLines = v.InferOutput<typeof LocalizedLines>;

export const LinesParams = v.object({
  /** A text of a page: the lines that can show it, the best first. */
  shown: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  filter: v.optional(v.picklist(lineFilters)),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1000)),
  ),
});

/** The body of PUT admin/localizations/{language}/lines: lines by their keys. Null returns to the line of the product. */
export const LinesInput = v.object({
  lines: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(500)), v.nullable(v.pipe(v.string(), v.maxLength(maxLine)))),
    v.check((lines) => Object.keys(lines).length <= 20_000, 'These are too many lines.'),
  ),
  /** Stores the lines without faults, and names the others. Without it nothing is stored when one has a fault. */
  skip_faulty: v.optional(v.boolean(), false),
});
export const LinesStored = v.object({
  count: Count,
  refused: v.array(v.object({ key: v.string(), message: v.string() })),
});
export type LinesStored = v.InferOutput<typeof LinesStored>;

/** A file of translations: every line with its English words. */
export const LinesFile = v.array(v.object({ key: v.string(), english: v.string(), translation: v.string() }));
export type LinesFile = v.InferOutput<typeof LinesFile>;
