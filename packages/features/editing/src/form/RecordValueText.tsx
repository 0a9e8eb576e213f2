import {
  type BackstageOptionKind,
  type Credit,
  type TourDate,
  useFormatLocale,
  useMessages,
} from '@segno/data';
import { formattersOf } from '@segno/ui';
import { useChosenOptions } from '../fields/OptionsFields.tsx';
import { type EditingKey, messages } from '../messages/en.ts';
import type { ValueTextProps } from './ConflictPanel.tsx';

/** The fields that have ids, and of which records. */
const kinds: Readonly<Record<string, BackstageOptionKind>> = {
  album_id: 'albums',
  artist_ids: 'artists',
  genre_ids: 'genres',
  label_id: 'labels',
  pinned_track_id: 'tracks',
  tag_ids: 'tags',
};

/** The value of a field of an artist, an album or a track as people read it. */
export function RecordValueText({ field, value, children }: ValueTextProps) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
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
      case 'entry_id':
        return t(typeof value === 'number' ? 'conflict.newSound' : 'conflict.storedSound');
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
  return children(textOf());
}
