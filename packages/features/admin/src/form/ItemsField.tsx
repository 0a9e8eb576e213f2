import { useMessages, type AdminOption, type AdminOptionKind } from '@segno/data';
import { CloseIcon, IconButton, Inline, ReorderList, Select, SelectItem, Stack, Text } from '@segno/ui';
import { useState } from 'react';
import { messages, type AdminKey } from '../messages/en.ts';
import { JoinedText } from '../table/JoinedText.tsx';
import { OptionSearch } from './OptionSearch.tsx';

/** The kinds of items, with the records that they are chosen from. The content of a channel has the plural name. */
const kinds: Record<string, AdminOptionKind> = {
  track: 'tracks',
  album: 'albums',
  artist: 'artists',
  playlist: 'playlists',
  genre: 'genres',
  user: 'profiles',
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
  const offered = Object.keys(kinds).filter((kind) => contentType === 'mixed' || `${kind}s` === contentType);
  const [wanted, setWanted] = useState('album');
  const kind = offered.includes(wanted) ? wanted : (offered[0] ?? 'album');
  const add = ({ id, name }: AdminOption) => {
    const item = { type: kind, item_id: id, layout: null, name };
    if (!value.some((other) => keyOf(other) === keyOf(item))) onChange([...value, item]);
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
        <OptionSearch label={t('items.add')} kind={kinds[kind] ?? 'albums'} onChoose={add} />
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
              <JoinedText parts={[nameOf(item), t(`value.${item.type}` as AdminKey)]} />
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
