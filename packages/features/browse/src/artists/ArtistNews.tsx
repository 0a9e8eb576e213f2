import { Section } from '@segno/base';
import { type ArtistDetail, trackQuery, useMessages } from '@segno/data';
import { TrackTable } from '@segno/music';
import { artistContext } from '@segno/playback';
import { Callout, FormattedDate, Inline, Link, Stack, Text } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { artistMessages } from '../messages/artist.en.ts';

/** What the artist wants people to see first: the announcement, and the pinned track. */
export function ArtistNews({ artist }: { artist: ArtistDetail }) {
  const t = useMessages(artistMessages);
  // The page has read it.
  const { data: track } = useQuery({
    ...trackQuery(artist.pinned_track_id ?? 0),
    enabled: artist.pinned_track_id !== null,
    retry: false,
  });
  return (
    <>
      {artist.announcement && <Callout title={t('artist.announcement')}>{artist.announcement}</Callout>}
      {track && (
        <Section title={t('artist.pinned')}>
          <TrackTable label={t('artist.pinned')} tracks={[track]} context={artistContext(artist)} />
        </Section>
      )}
    </>
  );
}

/** The concerts to come. */
export function TourDates({ artist }: { artist: ArtistDetail }) {
  const t = useMessages(artistMessages);
  if (artist.tour_dates.length === 0) return null;
  return (
    <Section title={t('artist.tour')}>
      <Stack as="ul" space="sm" aria-label={t('artist.tour')}>
        {artist.tour_dates.map(({ date, city, venue, url }) => (
          <Inline as="li" key={`${date} ${city} ${venue}`} space="md" justify="between" wrap>
            <Stack space="none">
              <Text weight="medium">
                <FormattedDate value={date} show="date" length="long" />
              </Text>
              <Text tone="muted">
                {city} · {venue}
              </Text>
            </Stack>
            {url && (
              <Link
                href={url}
                target="_blank"
                rel="noopener nofollow ugc"
                aria-label={t('artist.ticketsFor', { city })}
              >
                {t('artist.tickets')}
              </Link>
            )}
          </Inline>
        ))}
      </Stack>
    </Section>
  );
}
