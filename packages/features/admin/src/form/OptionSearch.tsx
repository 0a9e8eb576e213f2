import { type AdminOption, type AdminOptionKind, adminOptionsQuery, useMessages } from '@segno/data';
import { ComboBox, ComboBoxItem } from '@segno/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messages } from '../messages/en.ts';

export interface OptionSearchProps {
  label: string;
  kind: AdminOptionKind;
  /** Called with each record that is chosen. The field is empty again then. */
  onChoose: (option: AdminOption) => void;
}

/** Finds records by their names, to add one or to go to it. */
export function OptionSearch({ label, kind, onChoose }: OptionSearchProps) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  // react-aria closes the list when the value changes.
  const [last, setLast] = useState<number | null>(null);
  const { data: found = [], isFetching } = useQuery({
    ...adminOptionsQuery(kind, { query: useDeferredValue(text.trim()) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ComboBox
      label={label}
      items={found}
      isPending={isFetching}
      emptyText={t('form.notFound')}
      inputValue={text}
      onInputChange={(next) => {
        setText(next);
        if (next !== '') setLast(null);
      }}
      value={last}
      onChange={(key) => {
        const option = found.find(({ id }) => id === Number(key));
        if (key === null || !option) return;
        onChoose(option);
        setLast(option.id);
        setText('');
      }}
    >
      {(option) => (
        <ComboBoxItem id={option.id} textValue={option.name} description={option.detail ?? undefined}>
          {option.name}
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}
