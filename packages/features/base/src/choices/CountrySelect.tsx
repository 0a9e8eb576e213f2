import { valueListsQuery } from '@segno/data';
import { SelectItem } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { ValueSelect, type ValueSelectProps } from './ValueSelect.tsx';

/** One of the countries, a code of two letters, each with its name in the language of the reader. */
export function CountrySelect({ isPending, ...props }: Omit<ValueSelectProps, 'children'>) {
  const { data: lists } = useQuery(valueListsQuery(['countries']));
  return (
    <ValueSelect {...props} isPending={!lists || isPending}>
      {(lists?.countries ?? []).map(({ code, name }) => (
        <SelectItem key={code} id={code}>
          {name}
        </SelectItem>
      ))}
    </ValueSelect>
  );
}
