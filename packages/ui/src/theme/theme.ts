import { refuseValue, type RefusalReason } from './values.ts';
import { variableList, type ListedVariable, type VariableName } from './variables.ts';

/** The built-in theme whose values a theme inherits; `system` follows the operating system. */
export type ThemeBase = 'light' | 'dark' | 'system';

/** Values by name: `{ 'color.accent.fill': '#0a6' }`. A missing value is that of the base. */
export type ThemeValues = { readonly [Name in VariableName]?: string };

export interface Theme {
  /** @default inherited from the enclosing theme; `light` at the root */
  base?: ThemeBase;
  values?: ThemeValues;
}

/** A rejected value of a theme, with the reason. */
export interface Refusal {
  name: string;
  value: unknown;
  reason: RefusalReason;
  /** For the author of the theme. */
  message: string;
}

const known = new Map<string, ListedVariable>(
  variableList.flatMap((listed) => [
    [listed.name, listed],
    [listed.property, listed],
  ]),
);

/** Finds a variable by its name or its custom property. */
export const findVariable = (name: string): ListedVariable | undefined => known.get(name);

export interface CheckedValues {
  /** In the given order; null removes a value. */
  accepted: { listed: ListedVariable; value: string | null }[];
  refused: Refusal[];
}

/** Separates valid values of a theme from rejected ones. Names are paths or custom properties. */
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
