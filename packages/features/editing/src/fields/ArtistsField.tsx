import { type ArtistRole, artistRoles, useMessages } from '@segno/data';
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
import { useState, type Ref } from 'react';
import { messages } from '../messages/en.ts';
import { useChosenOptions, useFoundOptions } from './OptionsFields.tsx';
import { useNewArtist } from './useNewArtist.ts';

export interface ArtistsFieldProps {
  label: string;
  ids: readonly number[];
  /** The roles of `ids`, in their order. */
  roles: readonly ArtistRole[];
  /** The names that are known already. */
  known: readonly { id: number; name: string }[];
  onChange: (ids: number[], roles: ArtistRole[]) => void;
  errorMessage?: string | undefined;
  /** The field that gets the focus of an error. */
  ref?: Ref<HTMLDivElement>;
}

/** The key of the item that adds an artist with the typed name. Ids are positive. */
const newKey = -1;

/** The artists of a track or album with their roles, in an order that is changed by drag or keyboard. */
export function ArtistsField({ label, ids, roles, known, onChange, errorMessage, ref }: ArtistsFieldProps) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const found = useFoundOptions('artists', text);
  const chosen = useChosenOptions('artists', ids);
  const newArtist = useNewArtist();
  const typed = text.trim();
  const isNew =
    newArtist.isAllowed &&
    typed !== '' &&
    !found.isFetching &&
    !found.data?.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const names = new Map(
    [...known, ...(found.data ?? []), ...(chosen.data ?? [])].map(({ id, name }) => [id, name]),
  );
  const items = ids.map((id, place) => ({ id, role: roles[place] ?? 'primary' }));
  type Item = (typeof items)[number];
  const nameOf = ({ id }: Item) => names.get(id) ?? `#${id}`;
  const change = (next: readonly Item[]) =>
    onChange(
      next.map(({ id }) => id),
      next.map(({ role }) => role),
    );
  const move = (keys: string[], beforeKey: string | null) => {
    const moved = items.filter(({ id }) => keys.includes(String(id)));
    const rest = items.filter(({ id }) => !keys.includes(String(id)));
    const at = beforeKey === null ? rest.length : rest.findIndex(({ id }) => String(id) === beforeKey);
    change([...rest.slice(0, at), ...moved, ...rest.slice(at)]);
  };
  const add = (id: number) => change([...items, { id, role: 'primary' }]);
  const addNew = async () => {
    const artist = await newArtist.create(typed);
    if (artist) add(artist.id);
    else setText(typed);
  };
  const remove = (item: Item) => change(items.filter(({ id }) => id !== item.id));
  return (
    <Stack space="sm">
      <ComboBox
        ref={ref}
        label={t('artists.add')}
        items={[
          ...(found.data ?? []).filter(({ id }) => !ids.includes(id)),
          ...(isNew ? [{ id: newKey, name: t('artists.new', { name: typed }) }] : []),
        ]}
        isPending={found.isFetching || newArtist.isPending}
        emptyText={t(typed === '' && ids.length > 0 ? 'artists.noOther' : 'artist.none')}
        inputValue={text}
        onInputChange={setText}
        // The list stays open for the next one: react-aria closes it when the value changes.
        value={null}
        isInvalid={errorMessage !== undefined}
        errorMessage={errorMessage}
        onChange={(key) => {
          if (key === null) return;
          setText('');
          if (Number(key) === newKey) void addNew();
          else add(Number(key));
        }}
      >
        {({ id, name }) => (
          <ComboBoxItem id={id} textValue={name}>
            {name}
          </ComboBoxItem>
        )}
      </ComboBox>
      <ReorderList
        label={label}
        items={items}
        itemKey={({ id }) => String(id)}
        itemLabel={nameOf}
        emptyText={t('artists.empty')}
        rowHeight={44}
        onMove={move}
        onRemove={remove}
        renderItem={(item) => (
          <Inline space="sm" justify="between">
            <Text>{nameOf(item)}</Text>
            <Inline space="sm">
              <Select
                aria-label={t('artists.role', { name: nameOf(item) })}
                size="xs"
                value={item.role}
                onChange={(role) =>
                  change(
                    items.map((each) => (each.id === item.id ? { ...each, role: role as ArtistRole } : each)),
                  )
                }
              >
                {artistRoles.map((role) => (
                  <SelectItem key={role} id={role}>
                    {t(`role.${role}`)}
                  </SelectItem>
                ))}
              </Select>
              <IconButton
                aria-label={t('remove', { name: nameOf(item) })}
                variant="ghost"
                size="sm"
                onPress={() => remove(item)}
              >
                <CloseIcon />
              </IconButton>
            </Inline>
          </Inline>
        )}
      />
    </Stack>
  );
}
