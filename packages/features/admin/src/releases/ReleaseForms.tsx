import { managedArtistQuery, managedTrackQuery } from '@segno/data';
import { AlbumEditor, AlbumForm, ArtistForm, LyricsStudio, TrackForm } from '@segno/editing';
import { Skeleton, Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { recordPath } from '../views/adminPath.ts';
import type { AnyRecord } from '../views/AdminView.ts';

interface FormProps {
  record: AnyRecord | null;
}

const trackHref = (id: number) => recordPath('tracks', id);
const waiting = <Skeleton height={320} />;

/** The form of a track, as the backstage has it. */
export function TrackRecordForm({ record }: FormProps) {
  const navigate = useNavigate();
  if (!record)
    return <TrackForm track={null} onCreated={({ id }) => void navigate(trackHref(id), { replace: true })} />;
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
      <LyricsStudio trackId={id} soundUrl={track.sound_url} />
    </Stack>
  );
}

/** The editor of an album, as the backstage has it. */
export function AlbumRecordForm({ record }: FormProps) {
  const navigate = useNavigate();
  if (!record)
    return (
      <AlbumForm
        album={null}
        onCreated={({ id }) => void navigate(recordPath('albums', id), { replace: true })}
      />
    );
  return (
    <Suspense fallback={waiting}>
      <AlbumEditor albumId={record.id} trackHref={trackHref} />
    </Suspense>
  );
}

/** The form of an artist, as the backstage has it. */
export function ArtistRecordForm({ record }: FormProps) {
  const navigate = useNavigate();
  if (!record)
    return (
      <ArtistForm
        artist={null}
        onCreated={({ id }) => void navigate(recordPath('artists', id), { replace: true })}
      />
    );
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
