import { type ArtistRole, managedArtistsQuery, useMessages } from '@segno/data';
import { Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArtistsField } from '../fields/ArtistsField.tsx';
import { messages } from '../messages/en.ts';
import { RecordingUploads } from './RecordingUploads.tsx';

export interface UploadPanelProps {
  /** The address of a track's form. */
  trackHref: (trackId: number) => string;
}

/** Uploads of recordings that belong to no album yet. Read `managedArtistsQuery` before. */
export function UploadPanel({ trackHref }: UploadPanelProps) {
  const t = useMessages(messages);
  const { data: managed } = useSuspenseQuery(managedArtistsQuery());
  const [first] = managed;
  const [artists, setArtists] = useState<{ id: number; role: ArtistRole }[]>(
    first && managed.length === 1 ? [{ id: first.id, role: 'primary' }] : [],
  );
  return (
    <Stack space="lg">
      <Text as="p" tone="muted">
        {t('upload.artistHint')}
      </Text>
      <ArtistsField
        label={t('upload.artist')}
        ids={artists.map(({ id }) => id)}
        roles={artists.map(({ role }) => role)}
        known={managed}
        onChange={(ids, roles) =>
          setArtists(ids.map((id, place) => ({ id, role: roles[place] ?? 'primary' })))
        }
      />
      <RecordingUploads defaults={{ albumId: null, artists, genreIds: [] }} trackHref={trackHref} />
    </Stack>
  );
}
