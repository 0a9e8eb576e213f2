import {
  adminLongList,
  adminOptionKinds,
  adminOptionsQuery,
  adminRecordQuery,
  adminSchedulesQuery,
  adminSessionsQuery,
  adminTokensQuery,
  savedViewsQuery,
  type AdminListInput,
  type AdminOption,
  backstageOptionsQuery,
  lyricsQuery,
  editorsQuery,
  managedAlbumQuery,
  managedAlbumTracksQuery,
  managedArtistQuery,
  managedTrackQuery,
  preflightQuery,
  privateLinkQuery,
} from '@segno/data';
import { answer, type FakeAnswer } from '@segno/testing';
import type { AdminView, AnyRecord } from '../views/AdminView.ts';
import { adminSamples } from './adminSamples.ts';

const pageOf = (data: AnyRecord[], total = data.length) => ({
  data,
  per_page: 100,
  next_cursor: null,
  total,
  starts: Array.from({ length: Math.max(0, Math.ceil(total / 100) - 1) }, (_, index) => `${index + 2}`),
});

/** The answer to one state of the table of a resource. */
export const tableResponse = (
  { resource }: AdminView,
  input: AdminListInput,
  records: AnyRecord[],
  total?: number,
) => answer(adminLongList(resource, input).first, pageOf(records, total), { empty: pageOf([]) });

/** What the fields of the sample records show. */
const options: Record<string, Omit<AdminOption, 'detail'>[]> = {
  artists: [{ id: 4, name: 'Nadia Voss' }],
  albums: [{ id: 11, name: 'Harbour' }],
  genres: [{ id: 1, name: 'Jazz' }],
  tags: [{ id: 1, name: 'Late night' }],
  users: [{ id: 2, name: 'Nora' }],
  profiles: [{ id: 2, name: 'Nora' }],
  roles: [{ id: 2, name: 'Listeners' }],
  prices: [
    {
      id: 1,
      name: 'Plus',
      price: { amount: 499, currency: 'EUR', interval: 'month', interval_count: 1 },
    },
  ],
};

/** What the forms that the backstage has too read beside the record. */
const formAnswers = ({ resource: { name } }: AdminView, records: AnyRecord[]): FakeAnswer[] =>
  name === 'tracks' || name === 'albums' || name === 'artists'
    ? [
        ...(['artists', 'albums', 'genres', 'tags', 'labels'] as const).flatMap((kind) => {
          const found = (options[kind] ?? []).map((option) => ({ ...option, detail: null }));
          return [
            answer(backstageOptionsQuery(kind, { query: '' }), found),
            answer(backstageOptionsQuery(kind, { ids: [] }), []),
            ...found.map((option) => answer(backstageOptionsQuery(kind, { ids: [option.id] }), [option])),
          ];
        }),
        ...records.flatMap((record): FakeAnswer[] => {
          const { id } = record;
          const alone = answer(editorsQuery(name, id), { people: [], version: '2026-01-01T00:00:00.000Z' });
          if (name === 'artists') return [alone, answer(managedArtistQuery(id), record as never)];
          if (name === 'tracks')
            return [alone, answer(managedTrackQuery(id), record as never), answer(lyricsQuery(id), null)];
          return [
            alone,
            answer(managedAlbumQuery(id), record as never),
            answer(managedAlbumTracksQuery(id), []),
            answer(preflightQuery('albums', id), []),
            answer(privateLinkQuery(id), null),
          ];
        }),
      ]
    : [];

/** The answers that the table and the form of a resource need. */
export const viewAnswers = (view: AdminView): FakeAnswer[] => {
  const records = adminSamples[view.resource.name] ?? [];
  return [
    tableResponse(view, {}, records),
    ...records.map((record) => answer(adminRecordQuery(view.resource, record.id), record)),
    ...adminOptionKinds.flatMap((kind) => {
      const found = (options[kind] ?? []).map((option) => ({ ...option, detail: null }));
      return [
        answer(adminOptionsQuery(kind, { query: '' }), found),
        answer(adminOptionsQuery(kind, { ids: [] }), []),
        ...found.map((option) => answer(adminOptionsQuery(kind, { ids: [option.id] }), [option])),
      ];
    }),
    ...formAnswers(view, records),
    answer(adminSchedulesQuery(), [{ kind: 'jobs.expire', next_at: '2026-11-23T12:00:00.000Z' }]),
    answer(savedViewsQuery(view.resource.name), []),
    answer(adminSessionsQuery(2), []),
    answer(adminTokensQuery(2), [
      {
        id: 1,
        name: 'Backup',
        scopes: ['read'],
        last_used_at: null,
        expires_at: null,
        created_at: '2026-02-03T10:00:00.000Z',
      },
    ]),
  ];
};
