import type { ChipFieldItem } from './addEntries.ts';

export interface SentChipsProps {
  name: string;
  form?: string;
  value: readonly ChipFieldItem[];
  isDisabled?: boolean;
}

/**
 * The hidden inputs for form submission. Without chips there is no value, but the name remains for errors of a server.
 */
export function SentChips({ name, form, value, isDisabled }: SentChipsProps) {
  if (value.length === 0 || isDisabled) return <input type="hidden" name={name} form={form} disabled />;
  return value.map(({ id }) => <input key={id} type="hidden" name={name} form={form} value={id} />);
}
