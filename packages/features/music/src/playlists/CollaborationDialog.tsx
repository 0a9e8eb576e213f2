import {
  collaborationQuery,
  createPlaylistInviteMutation,
  imageUrl,
  removeCollaboratorMutation,
  revokePlaylistInviteMutation,
  useMessages,
  type Collaboration,
  type Collaborator,
  type Playlist,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import {
  Avatar,
  Button,
  CloseIcon,
  CopyButton,
  Dialog,
  ErrorState,
  Heading,
  IconButton,
  Inline,
  LinkIcon,
  Spinner,
  Stack,
  Text,
  TextField,
  toast,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { collaborationMessages } from '../messages/collaboration.en.ts';
import * as css from './CollaborationDialog.css.ts';

export interface CollaborationDialogProps {
  playlist: Pick<Playlist, 'id' | 'name'>;
  onClose: () => void;
}

/** The link by which people join a playlist, and the people who have joined (PLAYLIST-8). */
export default function CollaborationDialog({ playlist, onClose }: CollaborationDialogProps) {
  const t = useMessages(collaborationMessages);
  const { data, isError, refetch } = useQuery(collaborationQuery(playlist.id));
  return (
    <Dialog
      size="sm"
      title={t('collaboration.title', { name: playlist.name })}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onClose}>
            {t('collaboration.close')}
          </Button>
        </Inline>
      }
    >
      {data ? (
        <Stack space="lg">
          <LinkSection id={playlist.id} link={data.link} />
          <People id={playlist.id} people={data.people} />
        </Stack>
      ) : isError ? (
        <ErrorState title={t('collaboration.failed')} onRetry={() => void refetch()} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

function LinkSection({ id, link }: { id: number; link: Collaboration['link'] }) {
  const t = useMessages(collaborationMessages);
  const { mutateAsync: create, isPending } = useMutation(createPlaylistInviteMutation(id));
  const { mutateAsync: revoke, isPending: isRevoking } = useMutation(revokePlaylistInviteMutation(id));
  const change = async (work: () => Promise<unknown>, message?: string) => {
    try {
      await work();
      if (message) toast(message);
    } catch (error) {
      showErrorToast(error);
    }
  };
  if (!link) {
    return (
      <Stack space="sm">
        <Text as="p">{t('collaboration.text')}</Text>
        <Inline>
          <Button
            tone="accent"
            startIcon={<LinkIcon />}
            isPending={isPending}
            onPress={() => void change(() => create())}
          >
            {t('collaboration.create')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const address = new URL(link.path, location.href).href;
  return (
    <Stack space="sm">
      <Text as="p">{t('collaboration.text')}</Text>
      <div className={css.link}>
        <TextField label={t('collaboration.link')} value={address} isReadOnly />
        <CopyButton value={address}>{t('collaboration.copy')}</CopyButton>
      </div>
      <Inline space="xs" wrap>
        <Button
          variant="ghost"
          size="xs"
          isPending={isPending}
          onPress={() => void change(() => create(), t('collaboration.replaced'))}
        >
          {t('collaboration.replace')}
        </Button>
        <Button
          variant="ghost"
          size="xs"
          isPending={isRevoking}
          onPress={() => void change(() => revoke(), t('collaboration.revoked'))}
        >
          {t('collaboration.revoke')}
        </Button>
      </Inline>
    </Stack>
  );
}

function People({ id, people }: { id: number; people: Collaborator[] }) {
  const t = useMessages(collaborationMessages);
  const { mutateAsync: remove } = useMutation(removeCollaboratorMutation(id));
  const erase = async ({ id: userId, name }: Collaborator) => {
    try {
      await remove(userId);
      toast(t('collaboration.removed', { name }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Stack space="xs">
      <Heading level={3} size="md">
        {t('collaboration.people')}
      </Heading>
      {people.length === 0 ? (
        <Text tone="muted">{t('collaboration.nobody')}</Text>
      ) : (
        <ul aria-label={t('collaboration.people')} className={css.people}>
          {people.map((person) => (
            <li key={person.id} className={css.person}>
              <Avatar
                name={person.name}
                src={person.image ? imageUrl(person.image, 64) : undefined}
                aria-hidden
              />
              <span className={css.name} title={person.name}>
                {person.name}
              </span>
              <IconButton
                variant="ghost"
                aria-label={t('collaboration.remove', { name: person.name })}
                onPress={() => void erase(person)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
