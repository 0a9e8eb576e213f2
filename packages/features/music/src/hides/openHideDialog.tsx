import { trackQuery, type Track } from '@segno/data';
import { lazyPart, openDialog } from '@segno/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { Hideable, HideDialogProps } from './HideDialog.tsx';

const HideDialog = lazyPart<HideDialogProps>(() => import('./HideDialog.tsx'));

/** Opens the dialog that hides one of these records. */
export const openHideDialog = (choices: readonly Hideable[]) =>
  openDialog(({ close }) => <HideDialog choices={choices} onClose={() => close()} />);

/** Opens the dialog that hides a track, or one of its artists, genres and tags. */
export async function openHideTrack(client: QueryClient, track: Track) {
  const named = (kind: 'genre' | 'tag', list: readonly { id: number; display_name: string }[]) =>
    list.map(({ id, display_name }): Hideable => ({ kind, id, name: display_name }));
  // Without its details, the track and its artists can still be hidden.
  const detail = await client.query({ ...trackQuery(track.id), staleTime: 'static' }).catch(() => null);
  await openHideDialog([
    { kind: 'track', id: track.id, name: track.name },
    ...track.artists.map(({ id, name }): Hideable => ({ kind: 'artist', id, name })),
    ...named('genre', detail?.genres ?? []),
    ...named('tag', detail?.tags ?? []),
  ]);
}
