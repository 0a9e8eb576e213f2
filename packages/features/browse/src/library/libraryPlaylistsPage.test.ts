import { createQueryClient, foldersQuery, libraryPlaylistsPageQuery } from '@segno/data';
import { samplePage, sampleStartup } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { libraryPlaylistsPage } from './libraryPlaylistsPage.ts';

test('FOLDER-2 the first view of the playlists has the folders, which the sidebar reads too', async () => {
  const folders = { folders: [{ id: 1, name: 'Evenings', parent_id: null }], places: [] };
  const send = (path: string) =>
    Promise.resolve(path === 'me/folders' ? folders : { pagination: samplePage([]) });
  const client = createQueryClient({ http: { send }, isServer: true });
  await libraryPlaylistsPage.load?.({ client, startup: sampleStartup, params: {}, url: undefined });
  expect(client.getQueryData(libraryPlaylistsPageQuery({ page: 1 }).queryKey)).toBeDefined();
  expect(client.getQueryData(foldersQuery().queryKey)).toMatchObject(folders);
});
