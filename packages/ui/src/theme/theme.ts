import { refuseValue, type RefusalReason } from './values.ts';
import { variableList, type ListedVariable, type VariableName } from './variables.ts';

/** Which built-in theme gives what a theme itself leaves open; `system` follows the operating system. */
export type ThemeBase = 'light' | 'dark' | 'system';

/** Values by name: `{ 'color.accent.fill': '#0a6' }`. What is left out stays as the base has it. */
export type ThemeValues = { readonly [Name in VariableName]?: string };

export interface Theme {
  /** @default what is around it, at the root `light` */
  base?: ThemeBase;
  values?: ThemeValues;
}

/** Something that was not taken into a theme, and why. */
export interface Refusal {
  name: string;
  value: unknown;
  reason: RefusalReason;
  /** For whoever made the theme. */
  message: string;
}

const known = new Map<string, ListedVariable>(
  variableList.flatMap((listed) => [
    [listed.name, listed],
    [listed.property, listed],
  ]),
);

/** A variable by its name or by its custom property. */
export const findVariable = (name: string): ListedVariable | undefined => known.get(name);

export interface CheckedValues {
  /** In the order given; null takes a value away. */
  accepted: { listed: ListedVariable; value: string | null }[];
  refused: Refusal[];
}

/** Separates the values that a theme may have from those that are refused. Names may be paths or custom properties. */
export function checkValues(values: Readonly<Record<string, unknown>>): CheckedValues {
  const checked: CheckedValues = { accepted: [], refused: [] };
  for (const [name, value] of Object.entries(values)) {
    const listed = findVariable(name);
    if (!listed) {
      checked.refused.push({ name, value, reason: 'unknown', message: 'There is no such variable.' });
    } else if (value === null || value === undefined) {
      checked.accepted.push({ listed, value: null });
    } else {
      const refusal = refuseValue(listed.variable, value);
      if (refusal) checked.refused.push({ name, value, ...refusal });
      else checked.accepted.push({ listed, value: (value as string).trim() });
    }
  }
  return checked;
}
