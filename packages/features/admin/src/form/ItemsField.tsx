import { adminOptionsQuery, useMessages, type AdminOptionKind } from '@segno/data';
import {
  CloseIcon,
  ComboBox,
  ComboBoxItem,
  IconButton,
  Inline,
  ReorderList,
  Select,
  SelectItem,
  Stack,
  Text,
} from '@segno/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { messages, type AdminKey } from '../messages/en.ts';

/** The kinds of items, with the records that they are chosen from. */
const kinds: Record<string, AdminOptionKind> = {
  track: 'tracks',
  album: 'albums',
  artist: 'artists',
  playlist: 'playlists',
  genre: 'genres',
  channel: 'channels',
};

interface Item {
  type: string;
  item_id: number;
  layout?: string | null;
  name?: string | null;
}

export interface ItemsFieldProps {
  label: string;
  value: readonly Item[];
  onChange: (value: Item[]) => void;
  errorMessage?: string | undefined;
  /** The content of the channel: it decides which kinds are offered. */
  contentType: unknown;
}

const keyOf = ({ type, item_id }: Item) => `${type} ${item_id}`;

/** The manual content of a channel, ordered by dragging or by keyboard. */
export function ItemsField({ label, value, onChange, errorMessage, contentType }: ItemsFieldProps) {
  const t = useMessages(messages);
  const offered = Object.keys(kinds).filter((kind) => contentType === 'mixed' || kinds[kind] === contentType);
  const [wanted, setWanted] = useState('album');
  const kind = offered.includes(wanted) ? wanted : (offered[0] ?? 'album');
  const [text, setText] = useState('');
  const { data: found = [], isFetching } = useQuery({
    ...adminOptionsQuery(kinds[kind] ?? 'albums', { query: useDeferredValue(text.trim()) }),
    placeholderData: keepPreviousData,
  });
  const add = (id: number) => {
    const name = found.find((option) => option.id === id)?.name ?? null;
    const item = { type: kind, item_id: id, layout: null, name };
    if (!value.some((other) => keyOf(other) === keyOf(item))) onChange([...value, item]);
    setText('');
  };
  const move = (keys: string[], before: string | null) => {
    const moved = value.filter((item) => keys.includes(keyOf(item)));
    const rest = value.filter((item) => !keys.includes(keyOf(item)));
    const place = before === null ? rest.length : rest.findIndex((item) => keyOf(item) === before);
    onChange([...rest.slice(0, place), ...moved, ...rest.slice(place)]);
  };
  const nameOf = (item: Item) => item.name ?? t('items.gone');
  const remove = (item: Item) => onChange(value.filter((other) => keyOf(other) !== keyOf(item)));
  return (
    <Stack space="sm">
      <Inline space="sm" align="end" wrap>
        <Select label={t('items.kind')} value={kind} onChange={(key) => setWanted(String(key))}>
          {offered.map((each) => (
            <SelectItem key={each} id={each}>
              {t(`value.${each}` as AdminKey)}
            </SelectItem>
          ))}
        </Select>
        <ComboBox
          label={t('items.add')}
          items={found}
          isPending={isFetching}
          emptyText={t('form.notFound')}
          inputValue={text}
          onInputChange={setText}
          value={null}
          onChange={(key) => {
            if (key !== null) add(Number(key));
          }}
        >
          {(option) => (
            <ComboBoxItem id={option.id} textValue={option.name} description={option.detail ?? undefined}>
              {option.name}
            </ComboBoxItem>
          )}
        </ComboBox>
      </Inline>
      {errorMessage && <Text tone="danger">{errorMessage}</Text>}
      <ReorderList
        label={label}
        items={value}
        itemKey={keyOf}
        itemLabel={nameOf}
        emptyText={t('items.empty')}
        rowHeight={44}
        onMove={move}
        onRemove={remove}
        renderItem={(item) => (
          <Inline space="sm" justify="between">
            <Text>
              {nameOf(item)} · {t(`value.${item.type}` as AdminKey)}
            </Text>
            <IconButton
              aria-label={`${t('form.remove')}: ${nameOf(item)}`}
              variant="ghost"
              size="sm"
              onPress={() => remove(item)}
            >
              <CloseIcon />
            </IconButton>
          </Inline>
        )}
      />
    </Stack>
  );
}
