import type { PageMeta, Translator } from '@segno/data';
import { messages } from './messages/en.ts';

type Title =
  | 'title'
  | 'requests'
  | 'request.become'
  | 'request.claim'
  | 'request.verify'
  | 'submitted.title'
  | 'upload'
  | 'newTrack'
  | 'editTrack'
  | 'newAlbum'
  | 'editAlbum'
  | 'editArtist';

/** The metadata of a page of the backstage. */
export const backstageMeta = (translator: Translator, title: Title, path: string): PageMeta => ({
  title: translator(messages)(title),
  path,
});
