import { feedQuery, useMessages, userPath, type FeedEntry } from '@segno/data';
import { CardGrid, PagedItems } from '@segno/base';
import { EmptyState, Heading, Link, MusicIcon, Stack, Text } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { ChannelItemCard } from '../channels/ChannelItemCard.tsx';
import { FindMusicLink } from '../library/FindMusicLink.tsx';
import { socialMessages } from '../messages/social.en.ts';

/** New releases and reposts of the artists and people whom the person follows. */
export function FeedScreen() {
  const t = useMessages(socialMessages);
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('feed.title')}
      </Heading>
      <PagedItems
        query={useSuspenseInfiniteQuery(feedQuery())}
        empty={
          <EmptyState
            icon={<MusicIcon />}
            title={t('feed.empty')}
            description={t('feed.emptyText')}
            action={<FindMusicLink />}
          />
        }
      >
        {(entries) => <FeedEntries entries={entries} />}
      </PagedItems>
    </Stack>
  );
}

/** Entries of a feed: what it is about, and who reposted it. */
export function FeedEntries({ entries }: { entries: readonly FeedEntry[] }) {
  const t = useMessages(socialMessages);
  return (
    <CardGrid>
      {entries.map(({ id, item, user }, index) => (
        <Stack key={id} space="2xs">
          <ChannelItemCard item={item} isEager={index < 8} />
          <Text size="sm" tone="muted">
            {user ? (
              <Link tone="muted" href={userPath(user)}>
                {t('feed.repost', { name: user.name })}
              </Link>
            ) : (
              t('feed.release')
            )}
          </Text>
        </Stack>
      ))}
    </CardGrid>
  );
}
