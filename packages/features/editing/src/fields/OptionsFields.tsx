import { backstageOptionsQuery, type BackstageOptionKind, useMessages } from '@segno/data';
import { ChipField } from '@segno/ui';
import type { BoundField } from '@segno/ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { messages } from '../messages/en.ts';
import { RecordField } from './RecordField.tsx';

type Ref = { id: number; name: string };

/** The first records of a kind whose names have the typed words. */
export const useFoundOptions = (of: BackstageOptionKind, text: string) =>
  useQuery({
    ...backstageOptionsQuery(of, { query: useDeferredValue(text.trim()) }),
    placeholderData: keepPreviousData,
  });

/** The records with these ids, whose names are read once. */
export const useChosenOptions = (of: BackstageOptionKind, ids: readonly number[]) =>
  useQuery({ ...backstageOptionsQuery(of, { ids: [...ids] }), placeholderData: keepPreviousData });

interface NamesFieldProps extends Omit<BoundField<(number | string)[], string>, 'name'> {
  label: string;
  of: 'genres' | 'tags';
}

/** Genres or tags: those that exist by id, new ones by the name that was typed. */
export function NamesField({ of, value, onChange, label, isRequired, ...field }: NamesFieldProps) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const found = useFoundOptions(of, text);
  const chosen = useChosenOptions(
    of,
    value.filter((each) => typeof each === 'number'),
  );
  const [seen, setSeen] = useState<readonly Ref[]>([]);
  const names = useMemo(
    () => new Map([...seen, ...(found.data ?? []), ...(chosen.data ?? [])].map(({ id, name }) => [id, name])),
    [seen, found.data, chosen.data],
  );
  return (
    <ChipField
      {...field}
      isRequired={isRequired ?? false}
      isDisabled={field.isDisabled ?? false}
      label={label}
      description={t('hint.newNames')}
      isPending={found.isFetching}
      value={value.map((each) => ({
        id: String(each),
        label: typeof each === 'string' ? each : (names.get(each) ?? `#${each}`),
      }))}
      suggestions={(found.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
      onInputChange={setText}
      onChange={(items) => {
        setSeen([...names].map(([id, name]) => ({ id, name })));
        onChange(
          items.map(({ id, label: name }) => {
            const known = Number(id);
            return names.get(known) === name || id === String(value.find((each) => each === known))
              ? known
              : name;
          }),
        );
      }}
    />
  );
}

interface OneFieldProps extends BoundField<number | null, string> {
  label: string;
  description?: string;
  of: BackstageOptionKind;
}

/** One record, found by typing, or none. */
export function OneField({ of, value, ...field }: OneFieldProps) {
  const [text, setText] = useState('');
  const found = useFoundOptions(of, text);
  const { data: chosen } = useChosenOptions(of, value === null ? [] : [value]);
  return <RecordField {...field} value={value} found={found} chosen={chosen} onTextChange={setText} />;
}
