import { Page } from '@segno/base';
import { managedArtistsQuery, managedTrackQuery, trackPath, useMessages } from '@segno/data';
import { LyricsStudio, TrackCheck, TrackForm, useReleaseRemoval } from '@segno/editing';
import { Button, Inline, Link, Stack, TrashIcon } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';

/** The form of a new track. */
export function NewTrackScreen() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { data: managed } = useSuspenseQuery(managedArtistsQuery());
  return (
    <Page title={t('newTrack')} description={<Link href="/backstage">{t('title')}</Link>}>
      <TrackForm
        track={null}
        // One who acts for a single artist need not choose it.
        artists={managed.length === 1 ? managed : []}
        onCreated={({ id }) => void navigate(`/backstage/tracks/${id}/edit`)}
      />
    </Page>
  );
}

/** The form of a track, and the studio of its lyrics. */
export function TrackEditScreen({ params }: { params: { trackId: number } }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { data: track } = useSuspenseQuery(managedTrackQuery(params.trackId));
  const { remove, isRemoving } = useReleaseRemoval('tracks');
  return (
    <Page
      title={track.name}
      description={<Link href="/backstage">{t('title')}</Link>}
      actions={
        <Inline space="sm">
          {track.status === 'published' && <Link href={trackPath(track)}>{t('open')}</Link>}
          <Button
            variant="ghost"
            tone="danger"
            startIcon={<TrashIcon />}
            isPending={isRemoving}
            onPress={() => void remove(track).then((isDone) => isDone && navigate('/backstage'))}
          >
            {t('delete')}
          </Button>
        </Inline>
      }
    >
      <Stack space="xl">
        <TrackForm key={track.id} track={track} />
        <TrackCheck trackId={track.id} />
        <LyricsStudio trackId={track.id} name={track.name} soundUrl={track.sound_url} />
      </Stack>
    </Page>
  );
}
