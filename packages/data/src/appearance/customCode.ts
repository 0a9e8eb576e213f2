import * as v from 'valibot';

const code = (most: number) => v.pipe(v.string(), v.maxLength(most, 'This code is too long.'));

/** Code that the operator of the site adds to every page (APPEARANCE-6). */
export const CustomCode = v.object({
  css: v.pipe(
    code(100_000),
    v.check((text) => !/<\/?(?:style|script)/i.test(text), 'Styles cannot contain elements.'),
    v.check((text) => !/@import\b/i.test(text), 'Styles cannot import other files.'),
  ),
  /** Shown at the end of every page, sanitised. */
  html: code(50_000),
  /** A document with its own scripts, shown below that in a frame without access to the site. */
  frame: code(100_000),
  /** The height of the frame in CSS pixels. */
  frame_height: v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(800)),
});
export type CustomCode = v.InferOutput<typeof CustomCode>;

export const noCustomCode: CustomCode = { css: '', html: '', frame: '', frame_height: 120 };
