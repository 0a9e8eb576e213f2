import * as v from 'valibot';
import { CalendarDate, Id } from '../shared/contract.ts';

/** A required line of text. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Fill in this field.'),
    v.maxLength(most, `Use at most ${most} characters.`),
  );

/** A text that can be empty. */
export const optionalText = (most: number) =>
  v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most, `Use at most ${most} characters.`)));

/** The address of a page on the web, or nothing. */
export const optionalUrl = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500),
    v.regex(/^(?:https?:\/\/[^\s/]+\S*)?$/, 'Use an address with https://.'),
  ),
);

/** ISO 3166-1 alpha-2, or nothing. */
export const optionalCountry = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?:[A-Za-z]{2})?$/, 'Use a code of two letters.'),
    v.transform((code) => code.toUpperCase()),
  ),
);

export const optionalDate = v.nullable(CalendarDate);

export const ids = (most: number) => v.pipe(v.array(Id), v.maxLength(most));

/** A number of a text column, or nothing. */
export const optionalNumber = (least: number, most: number) =>
  v.nullable(
    v.pipe(
      v.number(),
      v.integer('Enter a whole number.'),
      v.minValue(least, `Enter a number from ${least} to ${most}.`),
      v.maxValue(most, `Enter a number from ${least} to ${most}.`),
    ),
  );
