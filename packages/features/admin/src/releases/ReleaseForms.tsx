import { managedArtistQuery, managedTrackQuery } from '@segno/data';
import { AlbumEditor, AlbumForm, ArtistForm, LyricsStudio, TrackForm } from '@segno/editing';
import { Skeleton, Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useOpenCreated } from '../form/useOpenCreated.ts';
import { recordPath } from '../views/adminPath.ts';
import type { AnyRecord } from '../views/AdminView.ts';

interface FormProps {
  record: AnyRecord | null;
}

const trackHref = (id: number) => recordPath('tracks', id);
const waiting = <Skeleton height={320} />;

/** The form of a track, as the backstage has it. */
export function TrackRecordForm({ record }: FormProps) {
  const open = useOpenCreated();
  if (!record) return <TrackForm track={null} onCreated={({ id }) => void open(trackHref(id))} />;
  return (
    <Suspense fallback={waiting}>
      <StoredTrack id={record.id} />
    </Suspense>
  );
}

function StoredTrack({ id }: { id: number }) {
  const { data: track } = useSuspenseQuery(managedTrackQuery(id));
  return (
    <Stack space="xl">
      <TrackForm track={track} />
      <LyricsStudio trackId={id} name={track.name} soundUrl={track.sound_url} />
    </Stack>
  );
}

/** The editor of an album, as the backstage has it. */
export function AlbumRecordForm({ record }: FormProps) {
  const open = useOpenCreated();
  if (!record) return <AlbumForm album={null} onCreated={({ id }) => void open(recordPath('albums', id))} />;
  return (
    <Suspense fallback={waiting}>
      <AlbumEditor albumId={record.id} trackHref={trackHref} />
    </Suspense>
  );
}

/** The form of an artist, as the backstage has it. */
export function ArtistRecordForm({ record }: FormProps) {
  const open = useOpenCreated();
  if (!record)
    return <ArtistForm artist={null} onCreated={({ id }) => void open(recordPath('artists', id))} />;
  return (
    <Suspense fallback={waiting}>
      <StoredArtist id={record.id} />
    </Suspense>
  );
}

function StoredArtist({ id }: { id: number }) {
  const { data: artist } = useSuspenseQuery(managedArtistQuery(id));
  return <ArtistForm artist={artist} />;
}
