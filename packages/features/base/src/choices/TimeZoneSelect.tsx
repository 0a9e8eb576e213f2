import { valueListsQuery } from '@segno/data';
import { SelectItem, SelectSection } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { ValueSelect, type ValueSelectProps } from './ValueSelect.tsx';

interface TimeZoneSelectProps extends Omit<ValueSelectProps, 'children' | 'onChange'> {
  onChange: (zone: string) => void;
}

/** One of the time zones that the server knows, such as `Europe/Warsaw`, by region, each with its name in the language of the reader. */
export function TimeZoneSelect({ onChange, isPending, ...props }: TimeZoneSelectProps) {
  const { data: lists } = useQuery(valueListsQuery(['timezones']));
  return (
    <ValueSelect
      {...props}
      isPending={!lists || isPending}
      onChange={(zone) => zone !== null && onChange(zone)}
    >
      {Object.entries(lists?.timezones ?? {}).map(([region, zones]) => (
        <SelectSection key={region} title={region}>
          {zones.map((zone) => (
            <SelectItem key={zone.value} id={zone.value}>
              {zone.text}
            </SelectItem>
          ))}
        </SelectSection>
      ))}
    </ValueSelect>
  );
}
