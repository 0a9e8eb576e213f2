import { Select, type SelectProps } from '@segno/ui';

export interface ValueSelectProps extends Omit<
  SelectProps<object>,
  'items' | 'value' | 'onChange' | 'isSearchable'
> {
  value: string | null;
  /** Null where it can be cleared. */
  onChange: (value: string | null) => void;
}

/** A choice among many texts that is searched by typing. */
export const ValueSelect = ({ onChange, ...props }: ValueSelectProps) => (
  <Select {...props} isSearchable onChange={(key) => onChange(key === null ? null : String(key))} />
);
