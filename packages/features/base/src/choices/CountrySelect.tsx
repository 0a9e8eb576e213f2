import { valueListsQuery } from '@segno/data';
import { Select, SelectItem, type SelectProps } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';

export interface CountrySelectProps extends Omit<
  SelectProps<object>,
  'children' | 'items' | 'value' | 'onChange' | 'isSearchable'
> {
  /** A code of two letters; null for none. */
  value: string | null;
  /** Null where it can be cleared. */
  onChange: (code: string | null) => void;
}

/** One of the countries, each with its name in the language of the reader. */
export function CountrySelect({ value, onChange, isPending, ...props }: CountrySelectProps) {
  const { data: lists } = useQuery(valueListsQuery(['countries']));
  return (
    <Select
      {...props}
      isSearchable
      isPending={!lists || isPending}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
    >
      {(lists?.countries ?? []).map(({ code, name }) => (
        <SelectItem key={code} id={code}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
