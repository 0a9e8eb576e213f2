import type { ReactNode } from 'react';

export interface ChipFieldItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second line in the list, in the muted colour. */
  description?: string;
}

/** Why an entry was rejected. */
type Refusal = 'duplicate' | 'maximum' | 'notListed';

export interface Added {
  value: ChipFieldItem[];
  /** The rejected text: it stays in the field, so that it can be corrected. */
  refused: string[];
  refusal?: Refusal;
}

interface Rules {
  suggestions: readonly ChipFieldItem[];
  isListOnly: boolean;
  max: number;
}

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** A key that ends an entry. */
export const comma = /^[,،，]$/;

/** Several entries are separated by commas, semicolons, tabs or new lines. */
export const splitEntries = (text: string): string[] =>
  text
    .split(/[,;\t\r\n،，]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Adds what was typed or pasted. A text that equals the label of a suggestion adds that suggestion. */
export function addEntries(value: readonly ChipFieldItem[], texts: readonly string[], rules: Rules): Added {
  const result: Added = { value: [...value], refused: [] };
  const refuse = (text: string, refusal: Refusal) => {
    result.refused.push(text);
    result.refusal ??= refusal;
  };
  for (const text of texts) {
    const listed = rules.suggestions.find(({ label }) => same(label, text));
    const item = listed ?? { id: text, label: text };
    if (!listed && rules.isListOnly) refuse(text, 'notListed');
    else if (result.value.some(({ id, label }) => id === item.id || same(label, item.label))) {
      refuse(text, 'duplicate');
    } else if (result.value.length >= rules.max) refuse(text, 'maximum');
    else result.value.push(item);
  }
  return result;
}
