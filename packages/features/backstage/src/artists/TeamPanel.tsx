import { DescribedSelect, showErrorToast, useResourceForm } from '@segno/base';
import {
  AddedTeamMember,
  addTeamMemberMutation,
  type ArtistTeam,
  type ArtistTeamMember,
  artistTeamQuery,
  changeTeamRoleMutation,
  removeTeamMemberMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import { FormWide } from '@segno/editing';
import { AlertDialog, Button, Heading, Inline, openDialog, Stack, Text, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../messages/en.ts';

const roles = ['artist', 'manager', 'label', 'agent'] as const;

/** The people who act for an artist (BACKSTAGE-13). */
export function TeamPanel({ artistId }: { artistId: number }) {
  const t = useMessages(messages);
  const { data: team } = useSuspenseQuery(artistTeamQuery(artistId));
  const [addedCount, setAddedCount] = useState(0);
  return (
    <FormWide>
      <Heading level={2} size="heading">
        {t('team.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t('team.text')}
      </Text>
      <Stack as="ul" space="sm" aria-label={t('team.title')}>
        {team.members.map((member) => (
          <Member key={member.id} artistId={artistId} member={member} canManage={team.can_manage} />
        ))}
      </Stack>
      {team.can_manage && (
        <AddForm key={addedCount} artistId={artistId} onAdded={() => setAddedCount(addedCount + 1)} />
      )}
    </FormWide>
  );
}

interface MemberProps {
  artistId: number;
  member: ArtistTeamMember;
  canManage: boolean;
}

function Member({ artistId, member: { id, name, email, role }, canManage }: MemberProps) {
  const t = useMessages(messages);
  const options = useRoles();
  const { user } = useStartup();
  const navigate = useNavigate();
  const { mutate: change, isPending } = useMutation({
    ...changeTeamRoleMutation(artistId),
    onError: showErrorToast,
  });
  const { mutateAsync: remove } = useMutation(removeTeamMemberMutation(artistId));
  const isSelf = user?.id === id;
  const end = async () => {
    try {
      if (isSelf) await navigate('/backstage');
      await remove(id);
      toast(isSelf ? t('team.left') : t('team.removed', { name }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const ask = () =>
    void openDialog(() => (
      <AlertDialog
        title={isSelf ? t('team.leaveTitle') : t('team.removeTitle', { name })}
        actionLabel={isSelf ? t('team.leave') : t('team.remove')}
        tone="danger"
        onAction={end}
      >
        {t('team.removeText')}
      </AlertDialog>
    ));
  return (
    <Inline as="li" space="sm" justify="between" wrap>
      <Stack space="none">
        <Text weight="medium">{isSelf ? t('team.you', { name }) : name}</Text>
        {email !== null && (
          <Text size="sm" tone="muted">
            {email}
          </Text>
        )}
      </Stack>
      <Inline space="sm">
        {canManage ? (
          <DescribedSelect
            aria-label={t('team.roleOf', { name })}
            options={options}
            value={role}
            isPending={isPending}
            onChange={(next) => change({ userId: id, role: next })}
          />
        ) : (
          <Text tone="muted">{t(`role.${role}`)}</Text>
        )}
        {(canManage || isSelf) && (
          <Button
            variant="ghost"
            tone="danger"
            aria-label={isSelf ? t('team.leave') : t('team.removeTitle', { name })}
            onPress={ask}
          >
            {isSelf ? t('team.leave') : t('team.remove')}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}

interface AddFormProps {
  artistId: number;
  onAdded: () => void;
}

function AddForm({ artistId, onAdded }: AddFormProps) {
  const t = useMessages(messages);
  const options = useRoles();
  const { form, formProps, submitProps } = useResourceForm<AddedTeamMember, AddedTeamMember, ArtistTeam>({
    schema: AddedTeamMember,
    values: { email: '', role: 'manager' },
    mutation: addTeamMemberMutation(artistId),
    name: `team-${artistId}`,
    onSuccess: () => {
      toast(t('team.added'));
      onAdded();
    },
  });
  return (
    <form {...formProps}>
      <Stack space="sm">
        <FormField control={form.control} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label={t('team.email')}
              description={t('team.emailHint')}
              isRequired
            />
          )}
        </FormField>
        <FormField control={form.control} name="role">
          {({ value, onChange }) => (
            <DescribedSelect label={t('team.role')} options={options} value={value} onChange={onChange} />
          )}
        </FormField>
        <Inline>
          <Button {...submitProps}>{t('team.add')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** What the members of a team can be, as the options of a select. */
function useRoles() {
  const t = useMessages(messages);
  return roles.map((id) => ({ id, name: t(`role.${id}`), text: t(`role.${id}Text`) }));
}
