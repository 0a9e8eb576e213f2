import { adminFiles, adminLyrics } from '@segno/data';
import { fileColumns, FileDetails } from '../files/FileDetails.tsx';
import { type AnyRecord, defineView, long, one, text } from './AdminView.ts';

export const filesView = defineView(adminFiles, {
  nameOf: ({ name }) => String(name),
  nameOrder: 'name',
  columns: fileColumns,
  tabs: [{ name: 'details', groups: [], Extra: FileDetails }],
});

const trackOf = ({ track }: AnyRecord) =>
  typeof track === 'object' && track !== null && 'name' in track ? String(track.name) : '';

export const lyricsView = defineView(adminLyrics, {
  nameOf: trackOf,
  columns: [
    { id: 'kind', kind: 'choice' },
    { id: 'language', kind: 'text' },
    { id: 'author', kind: 'text' },
    { id: 'updated_at', kind: 'time', order: 'updated' },
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [
            one('track_id', 'tracks'),
            long('text', 'lrc'),
            text('language'),
            text('author'),
            text('source'),
          ],
        },
      ],
    },
  ],
  blank: { track_id: null, text: '', language: '', source: '', author: '' },
});
