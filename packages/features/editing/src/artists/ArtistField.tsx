import { searchQuery, useMessages } from '@segno/data';
import { ComboBox, ComboBoxItem } from '@segno/ui';
import type { BoundField } from '@segno/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messages } from '../messages/en.ts';

interface ArtistFieldProps extends BoundField<number | null, string> {
  label: string;
}

/** An artist of the catalogue, found by typing. */
export function ArtistField({ value, onChange, ...field }: ArtistFieldProps) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const { data, isFetching } = useQuery(searchQuery(useDeferredValue(text), { types: ['artists'] }));
  const found = data?.results.artists ?? [];
  return (
    <ComboBox
      {...field}
      isClearable
      isRequired
      items={found}
      isPending={isFetching}
      emptyText={t('artist.none')}
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={(key) => {
        onChange(key === null ? null : Number(key));
        setText(found.find(({ id }) => id === key)?.name ?? '');
      }}
    >
      {({ id, name }) => (
        <ComboBoxItem id={id} textValue={name}>
          {name}
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}
