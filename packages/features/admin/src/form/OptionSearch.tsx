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
      onInputChange={setText}
      // The list stays open for the next one: react-aria closes it when the value changes.
      value={null}
      onChange={(key) => {
        const option = found.find(({ id }) => id === Number(key));
        if (key === null || !option) return;
        onChoose(option);
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
