import { managedAlbumQuery } from '@segno/data';
import { Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AlbumForm } from './AlbumForm.tsx';
import { AlbumTracks } from './AlbumTracks.tsx';
import { Preflight, PrivateLinkPanel } from './Preflight.tsx';
import { ReleasePreviews } from './ReleasePreviews.tsx';

export interface AlbumEditorProps {
  albumId: number;
  /** The address of a track's form. */
  trackHref: (trackId: number) => string;
}

/** Everything about an album that exists: its form, its tracks, the check before the release, and its private link. */
export function AlbumEditor({ albumId, trackHref }: AlbumEditorProps) {
  const { data: album } = useSuspenseQuery(managedAlbumQuery(albumId));
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <Stack space="xl">
      <AlbumForm key={album.id} album={album} onUnsavedChange={setUnsaved} />
      <AlbumTracks album={album} trackHref={trackHref} />
      <Preflight album={album} trackHref={trackHref} isUnsaved={isUnsaved} />
      <ReleasePreviews album={album} />
      <PrivateLinkPanel albumId={album.id} />
    </Stack>
  );
}
