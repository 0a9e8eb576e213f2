import * as v from 'valibot';

/** The languages that the product is translated into. English is the source. */
export const languages = ['en', 'pl', 'ar'] as const;

/** The code of a language that the product is translated into. */
export const Language = v.picklist(languages);
export type Language = v.InferOutput<typeof Language>;

const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction of a language, for the `dir` attribute of a document. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** The body of `POST users/me/locale`: the language of the signed-in person. */
export const LocaleInput = v.object({ locale: Language });
export type LocaleInput = v.InferOutput<typeof LocaleInput>;

export const LocaleResponse = v.object(LocaleInput.entries);
