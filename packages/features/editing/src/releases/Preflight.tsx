import { showErrorToast, useIsHydrated } from '@segno/base';
import {
  type ManagedAlbum,
  preflightQuery,
  privateLinkMutation,
  privateLinkQuery,
  releaseAlbumMutation,
  type ReleaseFinding,
  useMessages,
} from '@segno/data';
import { Button, Callout, CopyButton, FormattedDate, Inline, Stack, Text, TextField, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MinuteField } from '../fields/ReleaseFields.tsx';
import { FieldGroup } from '../form/EditForm.tsx';
import * as css from '../form/EditForm.css.ts';
import { messages } from '../messages/en.ts';
import { Findings } from './Findings.tsx';

export interface PreflightProps {
  album: ManagedAlbum;
  /** The address of a track's form. */
  trackHref: (trackId: number) => string;
  /** Whether the form has values that are not saved: they would not be in the release. */
  isUnsaved: boolean;
}

/** The check before a release: what the server found, each with its field, and the release itself (BACKSTAGE-9). */
export function Preflight({ album, trackHref, isUnsaved }: PreflightProps) {
  const t = useMessages(messages);
  const { data: findings, refetch, isFetching } = useSuspenseQuery(preflightQuery('albums', album.id));
  const { mutate, isPending } = useMutation({
    ...releaseAlbumMutation(album.id),
    onError: showErrorToast,
  });
  const [time, setTime] = useState<{ at: string | null; zone: string | null }>({ at: null, zone: null });
  const isBlocked = isUnsaved || findings.some(({ level }) => level === 'error');
  const hrefOf = ({ track, field }: ReleaseFinding) =>
    track ? `${trackHref(track.id)}#field-${field}` : `#field-${field}`;
  const release = (publish_at: string | null, publish_zone: string | null) =>
    mutate(
      { publish_at, publish_zone },
      { onSuccess: () => toast(t(publish_at === null ? 'preflight.published' : 'preflight.scheduled')) },
    );
  return (
    <FieldGroup title={t('preflight.title')}>
      <Stack>
        {album.status === 'published' && <Callout tone="positive">{t('preflight.isPublic')}</Callout>}
        {album.status === 'scheduled' && (
          <Callout title={t('preflight.isScheduled')}>
            {album.publish_at ? (
              <FormattedDate value={album.publish_at} show="dateTime" length="long" />
            ) : (
              album.release_date && <FormattedDate value={album.release_date} length="long" />
            )}
          </Callout>
        )}
        <Findings label={t('preflight.title')} findings={findings} hrefOf={hrefOf} />
        <Inline space="sm" wrap>
          <Button variant="ghost" isPending={isFetching} onPress={() => void refetch()}>
            {t('preflight.again')}
          </Button>
          {album.status !== 'published' && (
            <Button
              tone="accent"
              isDisabled={isBlocked}
              isPending={isPending}
              onPress={() => release(null, null)}
            >
              {t('preflight.publish')}
            </Button>
          )}
        </Inline>
        {album.status !== 'published' && isUnsaved && (
          <Text size="sm" tone="muted">
            {t('preflight.unsaved')}
          </Text>
        )}
        {album.status !== 'published' && (
          <>
            <div className={css.row}>
              <MinuteField
                label={t('preflight.scheduleAt')}
                value={time.at}
                zone={time.zone}
                onChange={(at, zone) => setTime({ at, zone })}
              />
            </div>
            <Inline>
              <Button
                isDisabled={isBlocked || time.at === null}
                isPending={isPending}
                onPress={() => release(time.at, time.zone)}
              >
                {t('preflight.schedule')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </FieldGroup>
  );
}

/** The secret address of an album that is not public yet, which can be taken back (BACKSTAGE-10). */
export function PrivateLinkPanel({ albumId }: { albumId: number }) {
  const t = useMessages(messages);
  const { data: link } = useSuspenseQuery(privateLinkQuery(albumId));
  const { mutate, isPending } = useMutation({ ...privateLinkMutation(albumId), onError: showErrorToast });
  const isHydrated = useIsHydrated();
  // The server does not know the address under which people reach it.
  const address = link && isHydrated ? new URL(link.path, location.href).href : (link?.path ?? '');
  return (
    <FieldGroup title={t('link.title')}>
      <Text as="p" tone="muted">
        {t('link.text')}
      </Text>
      {link ? (
        <Stack space="sm">
          <TextField label={t('link.label')} isReadOnly value={address} />
          <Inline space="sm">
            <CopyButton value={address} />
            <Button
              tone="danger"
              variant="ghost"
              isPending={isPending}
              onPress={() => mutate(false, { onSuccess: () => toast(t('link.revoked')) })}
            >
              {t('link.revoke')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Inline>
          <Button isPending={isPending} onPress={() => mutate(true)}>
            {t('link.create')}
          </Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
