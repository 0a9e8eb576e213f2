/** Class names without their prefix, and what they are on: `{ 'Select-trigger': 'the button that opens the list' }`. */
export type ComponentParts = Readonly<Record<`${string}-${string}`, string>>;

/**
 * The documentation of a component besides its props. Storybook's page of the component and `llms.txt` are generated from
 * it. It is beside the component as `Button/Button.docs.ts`, exported as `docs`, and is not published.
 */
export interface ComponentDocs {
  /** The purpose of the component: one or two sentences. */
  purpose: string;
  /** Alternatives, and when to use them: `{ when: 'to go somewhere', take: 'Link' }`. */
  instead: readonly { when: string; take: string }[];
  /** Its parts from the outside in, by their common names: `{ part: 'Label', is: 'names the field' }`. */
  anatomy: readonly { part: string; is: string }[];
  /**
   * The stable class names of its inner parts: `Select-trigger` is the class `segno-Select-trigger` of the package. It
   * is that of `style(…, 'Select-trigger')`.
   */
  parts?: ComponentParts;
  /** Every key that it handles, as in the keyboard table of its ARIA pattern. Empty if it is not focusable. */
  keyboard: readonly { keys: string; does: string }[];
  /** The address of the ARIA pattern that it follows. */
  pattern?: string;
  /** Notes on assistive technology, touch or long content, in whole sentences. */
  notes?: readonly string[];
}
