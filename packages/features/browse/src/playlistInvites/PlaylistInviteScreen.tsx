import {
  joinPlaylistMutation,
  loginPath,
  playlistInvitePath,
  playlistInviteQuery,
  playlistPath,
  registerPath,
  slugify,
  useMessages,
  useSetting,
  useStartup,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, ButtonLink, EmptyState, Inline, PlaylistIcon, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { playlistInviteMessages } from '../messages/playlistInvite.en.ts';

/** What a link to a playlist is for. Opening it changes nothing: a person joins by a press (PLAYLIST-8). */
export function PlaylistInviteScreen({ params: { token } }: { params: { token: string } }) {
  const t = useMessages(playlistInviteMessages);
  const navigate = useNavigate();
  const { user } = useStartup();
  const isClosed = useSetting('registration.disable') === true;
  const { data: invite } = useSuspenseQuery(playlistInviteQuery(token));
  const { mutateAsync: join, isPending } = useMutation(joinPlaylistMutation());
  const { id, name, owner, tracks_count } = invite.playlist;
  const next = playlistInvitePath(token);

  const joinNow = async () => {
    try {
      const { playlist } = await join(token);
      toast(t('invite.joined', { name: playlist.name }));
      await navigate(playlistPath(playlist), { replace: true });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <EmptyState
      level={1}
      icon={<PlaylistIcon />}
      title={t('invite.heading', { owner, name })}
      description={invite.is_member ? t('invite.member') : t('invite.text', { count: tracks_count })}
      action={
        invite.is_member ? (
          <ButtonLink href={playlistPath({ id, name, slug: slugify(name) })} tone="accent">
            {t('invite.open')}
          </ButtonLink>
        ) : user ? (
          <Button tone="accent" isPending={isPending} onPress={() => void joinNow()}>
            {t('invite.join')}
          </Button>
        ) : (
          <Inline space="sm" justify="center" wrap>
            <ButtonLink href={loginPath({ next })} tone="accent">
              {t('invite.logIn')}
            </ButtonLink>
            {!isClosed && <ButtonLink href={registerPath({ next })}>{t('invite.signUp')}</ButtonLink>}
          </Inline>
        )
      }
    />
  );
}
