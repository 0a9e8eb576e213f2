import type { PageMeta, Translator } from '@segno/data';
import { libraryMessages } from '../messages/library.en.ts';

export const libraryPlaylistsMeta = (translator: Translator): PageMeta => ({
  title: translator(libraryMessages)('library.playlists'),
  path: '/library/playlists',
});
