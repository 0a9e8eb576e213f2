import { valueListsQuery } from '@segno/data';
import { Select, SelectItem, SelectSection, type SelectProps } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';

export interface TimeZoneSelectProps extends Omit<
  SelectProps<object>,
  'children' | 'items' | 'value' | 'onChange' | 'isSearchable'
> {
  /** A name such as `Europe/Warsaw`. */
  value: string | null;
  onChange: (zone: string) => void;
}

/** One of the time zones that the server knows, by region, each with its name in the language of the reader. */
export function TimeZoneSelect({ value, onChange, isPending, ...props }: TimeZoneSelectProps) {
  const { data: lists } = useQuery(valueListsQuery(['timezones']));
  return (
    <Select
      {...props}
      isSearchable
      isPending={!lists || isPending}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
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
    </Select>
  );
}
