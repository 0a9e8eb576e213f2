import { type AdminOption, adminOptionsQuery, type AdminOptionKind } from '@segno/data';
import { RecordField } from '@segno/editing';
import { ChipField } from '@segno/ui';
import type { BoundField } from '@segno/ui/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePriceText } from '../table/usePriceText.ts';

type Bound<Value> = Omit<BoundField<unknown, string>, 'value' | 'onChange'> & {
  value: Value;
  onChange: (value: Value) => void;
};

const useOptions = (of: AdminOptionKind, text: string) =>
  useQuery({
    ...adminOptionsQuery(of, { query: useDeferredValue(text.trim()) }),
    placeholderData: keepPreviousData,
  });

/** The chosen records, whose names are read once. */
const useChosen = (of: AdminOptionKind, ids: readonly number[]) =>
  useQuery({ ...adminOptionsQuery(of, { ids: [...ids] }), placeholderData: keepPreviousData });

export interface OptionsFieldProps extends Bound<readonly number[]> {
  label: string;
  of: AdminOptionKind;
}

/** Several records, found by typing. */
export function ManyField({ of, value, onChange, ...field }: OptionsFieldProps) {
  const [text, setText] = useState('');
  const found = useOptions(of, text);
  const chosen = useChosen(of, value);
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const known = useMemo(() => {
    const all = new Map(names);
    for (const option of [...(found.data ?? []), ...(chosen.data ?? [])]) all.set(option.id, option.name);
    return all;
  }, [names, found.data, chosen.data]);
  return (
    <ChipField
      {...field}
      isListOnly
      isPending={found.isFetching}
      value={value.map((id) => ({ id: String(id), label: known.get(id) ?? `#${id}` }))}
      suggestions={(found.data ?? []).map(({ id, name, detail }) => ({
        id: String(id),
        label: name,
        ...(detail && { description: detail }),
      }))}
      onInputChange={setText}
      onChange={(items) => {
        setNames(known);
        onChange(items.map(({ id }) => Number(id)));
      }}
    />
  );
}

export interface OneFieldProps extends Bound<number | null> {
  label: string;
  of: AdminOptionKind;
}

/** One record, found by typing, or none. */
export function OneField({ of, value, ...field }: OneFieldProps) {
  const [text, setText] = useState('');
  const found = useOptions(of, text);
  const { data: chosen } = useChosen(of, value === null ? [] : [value]);
  const priceText = usePriceText();
  const withPrice = (options: readonly AdminOption[] | undefined) =>
    options?.map((option) => (option.price ? { ...option, detail: priceText(option.price) } : option));
  return (
    <RecordField
      {...field}
      value={value}
      found={{ data: withPrice(found.data), isFetching: found.isFetching }}
      chosen={withPrice(chosen)}
      onTextChange={setText}
    />
  );
}
