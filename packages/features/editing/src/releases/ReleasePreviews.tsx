import {
  albumPath,
  imageUrl,
  type ManagedAlbum,
  managedAlbumTracksQuery,
  useFormatLocale,
  useMessages,
  useStartup,
} from '@segno/data';
import { Button, formattersOf, Inline, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldGroup } from '../form/EditForm.tsx';
import * as css from './ReleasePreviews.css.ts';
import { messages } from '../messages/en.ts';

/** An album as other sites will show it: the card of a shared link, and the embedded player (BACKSTAGE-9). */
export function ReleasePreviews({ album }: { album: ManagedAlbum }) {
  const t = useMessages(messages);
  const { branding } = useStartup();
  // The album itself counts its public tracks only.
  const { data: tracks } = useSuspenseQuery(managedAlbumTracksQuery(album.id));
  const duration = tracks.reduce((sum, track) => sum + track.duration, 0);
  const format = formattersOf(useFormatLocale());
  const [isPlayerShown, showPlayer] = useState(false);
  const names = album.artists.filter(({ role }) => role === 'primary').map(({ name }) => name);
  const artists = names.join(', ');
  const picture = imageUrl(album.image, 256);
  return (
    <FieldGroup title={t('previews.title')}>
      <Text weight="medium">{t('previews.card')}</Text>
      <div className={css.card} role="group" aria-label={t('previews.card')}>
        {picture ? (
          <img className={css.picture} src={picture} alt={album.image?.alt ?? ''} />
        ) : (
          <div className={css.picture} />
        )}
        <Stack space="2xs">
          <Text size="sm" tone="muted">
            {branding.site_name}
          </Text>
          <Text weight="medium" dir="auto">
            {artists ? `${album.name} - ${artists}` : album.name}
          </Text>
          <Text size="sm" tone="muted">
            {[
              t(`type.${album.type}`),
              t('previews.tracks', { count: tracks.length }),
              duration > 0 && format.duration(duration, { precision: 'minute' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      </div>
      <Text weight="medium">{t('previews.player')}</Text>
      {isPlayerShown ? (
        <iframe
          className={css.player}
          src={`${albumPath(
            album,
            names.map((name) => ({ name })),
          )}/embed`}
          title={t('previews.player')}
        />
      ) : (
        <Inline>
          <Button onPress={() => showPlayer(true)}>{t('previews.show')}</Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
