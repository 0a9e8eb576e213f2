/**
 * What people read about a component before they read its props. Storybook's page of the component and `llms.txt` are
 * made from it. It lies beside the component as `Button/Button.docs.ts`, exported as `docs`, and is not published.
 */
export interface ComponentDocs {
  /** What it is for: one or two sentences. */
  purpose: string;
  /** What serves better, and when: `{ when: 'to go somewhere', take: 'Link' }`. */
  instead: readonly { when: string; take: string }[];
  /** Its parts from the outside in, by the names that people use: `{ part: 'Label', is: 'names the field' }`. */
  anatomy: readonly { part: string; is: string }[];
  /** Every key it answers to, as in the keyboard table of its ARIA pattern. Empty if it takes no focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** The address of the ARIA pattern that it follows. */
  pattern?: string;
  /** What to know about its use with assistive technology, touch or long content, a sentence each. */
  notes?: readonly string[];
}
