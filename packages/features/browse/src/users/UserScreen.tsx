import {
  blockMutation,
  blocksQuery,
  imageUrl,
  useMessages,
  useSetting,
  userLikesQuery,
  userPath,
  userPeopleQuery,
  userPlaylistsQuery,
  userQuery,
  userRepostsQuery,
  useStartup,
  type UserProfile,
} from '@segno/data';
import { CardGrid, LinkTabs, PagedItems, showErrorToast } from '@segno/base';
import { FollowButton, PageHead, PlaylistCard, TrackTable, UserCard } from '@segno/music';
import { userContext } from '@segno/playback';
import { Avatar, Button, EmptyState, MusicIcon, PlaylistIcon, Stack, toast } from '@segno/ui';
import { useMutation, useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FeedEntries } from '../feed/FeedScreen.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { socialMessages } from '../messages/social.en.ts';
import * as css from './UserScreen.css.ts';

const views = ['likes', 'reposts', 'followers', 'following'] as const;
type View = (typeof views)[number];

export function UserScreen({ params }: { params: { userId: number; userTab?: 'playlists' | View } }) {
  const t = useMessages(pageMessages);
  const social = useMessages(socialMessages);
  const { data: user } = useSuspenseQuery(userQuery(params.userId));
  const view = params.userTab === 'playlists' ? undefined : params.userTab;
  const hasReposts = useSetting('player.reposts') !== false;
  const shown = views.filter((each) => hasReposts || each !== 'reposts');
  const isOther = useStartup().user?.id !== user.id;
  return (
    <Stack space="xl">
      <PageHead
        kind={t('kind.user')}
        title={user.name}
        images={user.image ? [user.image] : []}
        picture={
          <Avatar name={user.name} src={imageUrl(user.image, 384)} className={css.picture} aria-hidden />
        }
        details={
          <>
            <span>{t('playlistsCount', { count: user.playlists_count })}</span>
            <span>{social('profile.followers', { count: user.followers_count })}</span>
            <span>{social('profile.following', { count: user.following_count })}</span>
          </>
        }
        actions={
          isOther && (
            <>
              <FollowButton kind="users" id={user.id} name={user.name} />
              <BlockButton user={user} />
            </>
          )
        }
      />
      <LinkTabs
        label={social('profile.views', { name: user.name })}
        tabs={[
          { href: userPath(user), label: social('tabs.playlists'), isCurrent: view === undefined },
          ...shown.map((each) => ({
            href: userPath(user, each),
            label: social(`tabs.${each}`),
            isCurrent: view === each,
          })),
        ]}
      />
      {view === undefined && <Playlists user={user} />}
      {view === 'likes' && <Likes user={user} />}
      {view === 'reposts' && <Reposts user={user} />}
      {(view === 'followers' || view === 'following') && <People user={user} kind={view} />}
    </Stack>
  );
}

/** Blocks a person, who then finds nothing of the signed-in one, or ends it. */
function BlockButton({ user }: { user: UserProfile }) {
  const t = useMessages(socialMessages);
  const isSignedIn = useStartup().user !== null;
  const { data } = useQuery({ ...blocksQuery(), enabled: isSignedIn });
  const { mutateAsync, isPending } = useMutation(blockMutation());
  if (!data) return null;
  const isBlocked = data.users.some(({ id }) => id === user.id);
  const change = () =>
    mutateAsync({ id: user.id, isBlocked: !isBlocked }).then(
      () => toast(t(isBlocked ? 'profile.unblocked' : 'profile.blocked', { name: user.name })),
      showErrorToast,
    );
  return (
    <Button variant="ghost" isPending={isPending} onPress={() => void change()}>
      {t(isBlocked ? 'profile.unblock' : 'profile.block')}
    </Button>
  );
}

function Playlists({ user }: { user: UserProfile }) {
  const t = useMessages(pageMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(userPlaylistsQuery(user.id))}
      empty={<EmptyState icon={<PlaylistIcon />} title={t('user.empty', { name: user.name })} />}
    >
      {(playlists) => (
        <CardGrid>
          {playlists.map((playlist, index) => (
            <PlaylistCard key={playlist.id} playlist={playlist} isEager={index < 8} />
          ))}
        </CardGrid>
      )}
    </PagedItems>
  );
}

function Likes({ user }: { user: UserProfile }) {
  const t = useMessages(socialMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(userLikesQuery(user.id))}
      empty={<EmptyState icon={<MusicIcon />} title={t('profile.noLikes', { name: user.name })} />}
    >
      {(tracks) => <TrackTable label={t('tabs.likes')} tracks={tracks} context={userContext(user)} />}
    </PagedItems>
  );
}

function Reposts({ user }: { user: UserProfile }) {
  const t = useMessages(socialMessages);
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(userRepostsQuery(user.id))}
      empty={<EmptyState icon={<MusicIcon />} title={t('profile.noReposts', { name: user.name })} />}
    >
      {(entries) => <FeedEntries entries={entries} />}
    </PagedItems>
  );
}

function People({ user, kind }: { user: UserProfile; kind: 'followers' | 'following' }) {
  const t = useMessages(socialMessages);
  const title = t(kind === 'followers' ? 'profile.noFollowers' : 'profile.noFollowing', { name: user.name });
  return (
    <PagedItems
      query={useSuspenseInfiniteQuery(userPeopleQuery(user.id, kind))}
      empty={<EmptyState icon={<MusicIcon />} title={title} />}
    >
      {(people) => (
        <CardGrid>
          {people.map((each) => (
            <UserCard key={each.id} user={each} />
          ))}
        </CardGrid>
      )}
    </PagedItems>
  );
}
