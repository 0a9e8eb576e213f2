import { type AdminOption, useMessages } from '@segno/data';
import { ComboBox, ComboBoxItem } from '@segno/ui';
import type { BoundField } from '@segno/ui/forms';
import { useState } from 'react';
import { messages } from '../messages/en.ts';

type Bound = Omit<BoundField<number | null, string>, 'isDisabled'>;

export interface RecordFieldProps extends Bound {
  label: string;
  description?: string;
  isDisabled?: boolean | undefined;
  /** The records whose names have the words of `onTextChange`. */
  found: { data?: readonly AdminOption[] | undefined; isFetching: boolean };
  /** The record of the value, once its name is read. */
  chosen: readonly AdminOption[] | undefined;
  /** Called with the words that are searched: none before anything is typed. */
  onTextChange: (text: string) => void;
}

/** One record, found on the server by typing, or none. */
export function RecordField({
  found,
  chosen = [],
  onTextChange,
  value,
  onChange,
  ...field
}: RecordFieldProps) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState<readonly AdminOption[]>([]);
  // The name of what was just chosen is known before the server has answered. A text that changes from nothing to the name
  // would open the list again.
  const present = [...last, ...chosen].find(({ id }) => id === value);
  const items = found.data ?? [];
  const offered = present && !items.some(({ id }) => id === present.id) ? [present, ...items] : items;
  const type = (text: string | undefined) => {
    setTyped(text);
    onTextChange(text ?? '');
  };
  return (
    <ComboBox
      {...field}
      isClearable
      items={offered}
      isPending={found.isFetching}
      emptyText={t('notFound')}
      inputValue={typed ?? present?.name ?? ''}
      onInputChange={type}
      value={value}
      onChange={(key) => {
        setLast(offered.filter(({ id }) => id === key));
        onChange(key === null ? null : Number(key));
        type(key === null ? '' : undefined);
      }}
    >
      {({ id, name, detail }) => (
        <ComboBoxItem id={id} textValue={name} description={detail ?? undefined}>
          {name}
        </ComboBoxItem>
      )}
    </ComboBox>
  );
}
