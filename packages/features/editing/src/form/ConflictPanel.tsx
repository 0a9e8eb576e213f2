import { type BackstageOptionKind, type Credit, type TourDate, useLanguage, useMessages } from '@segno/data';
import { Button, Callout, formattersOf, Inline, Radio, RadioGroup, Stack, Text } from '@segno/ui';
import { useState } from 'react';
import { useChosenOptions } from '../fields/OptionsFields.tsx';
import { type EditingKey, messages } from '../messages/en.ts';
import type { Conflict } from './useRecordForm.ts';

type Values = Record<string, unknown>;

interface ConflictPanelProps {
  conflict: Conflict<Values>;
  mine: Values;
  onResolve: (takeTheirs: readonly string[]) => void;
}

/** Shows what both have changed, field by field, and asks which value stays. */
export function ConflictPanel({ conflict: { theirs, fields }, mine, onResolve }: ConflictPanelProps) {
  const t = useMessages(messages);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  return (
    <Callout
      tone="warning"
      isLive
      title={t('conflict.title')}
      actions={
        <Inline space="sm" wrap>
          <Button onPress={() => onResolve(fields)}>{t('conflict.allTheirs')}</Button>
          <Button tone="accent" onPress={() => onResolve([...taken])}>
            {t('conflict.allMine')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Text as="p">{t('conflict.text')}</Text>
        {fields.map((field) => (
          <RadioGroup
            key={field}
            label={t(`field.${field}` as EditingKey)}
            value={taken.has(field) ? 'theirs' : 'mine'}
            onChange={(choice) => {
              const next = new Set(taken);
              if (choice === 'theirs') next.add(field);
              else next.delete(field);
              setTaken(next);
            }}
          >
            <Radio value="theirs">
              <ValueText of="theirs" field={field} value={theirs[field]} />
            </Radio>
            <Radio value="mine">
              <ValueText of="mine" field={field} value={mine[field]} />
            </Radio>
          </RadioGroup>
        ))}
      </Stack>
    </Callout>
  );
}

/** The fields that have ids, and of which records. */
const kinds: Readonly<Record<string, BackstageOptionKind>> = {
  album_id: 'albums',
  artist_ids: 'artists',
  genre_ids: 'genres',
  label_id: 'labels',
  pinned_track_id: 'tracks',
  tag_ids: 'tags',
};

interface ValueTextProps {
  of: 'mine' | 'theirs';
  field: string;
  value: unknown;
}

/** The value of a field as people read it. */
function ValueText({ of, field, value }: ValueTextProps) {
  const t = useMessages(messages);
  const format = formattersOf(useLanguage());
  const kind = kinds[field];
  const list: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const ids = list.filter((each) => typeof each === 'number');
  const { data: options = [] } = useChosenOptions(kind ?? 'genres', kind ? ids : []);
  const nameOf = (each: unknown) => options.find(({ id }) => id === each)?.name ?? String(each);
  const textOf = (): string => {
    if (kind) return list.map(nameOf).join(', ');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    switch (field) {
      case 'background_entry_id':
      case 'cover_entry_id':
        if (value === null) return t('conflict.noPicture');
        return t(value === undefined ? 'conflict.storedPicture' : 'conflict.newPicture');
      case 'credits':
        return (list as Credit[]).map(({ role, name }) => `${t(`credit.${role}`)}: ${name}`).join(', ');
      case 'links':
        return (list as { label: string }[]).map(({ label }) => label).join(', ');
      case 'tour_dates':
        return (list as TourDate[]).map(({ date, city }) => `${format.date(date)} ${city}`).join(', ');
      case 'publish_at':
        return typeof value === 'string'
          ? format.date(value, { dateStyle: 'medium', timeStyle: 'short' })
          : '';
      case 'licence':
      case 'status':
      case 'type':
        return typeof value === 'string' ? t(`${field}.${value}` as EditingKey) : '';
      default:
        return (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
          .replaceAll(/<[^>]*>/g, ' ')
          .trim()
          .slice(0, 120);
    }
  };
  return t(`conflict.${of}`, { value: textOf() || t('conflict.empty') });
}
