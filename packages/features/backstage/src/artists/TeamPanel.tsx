import { showErrorToast, useResourceForm } from '@segno/base';
import {
  AddedTeamMember,
  addTeamMemberMutation,
  type ArtistTeam,
  type ArtistTeamMember,
  artistTeamQuery,
  changeTeamRoleMutation,
  type ManagerRole,
  removeTeamMemberMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import {
  AlertDialog,
  Button,
  Heading,
  Inline,
  openDialog,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
  toast,
} from '@segno/ui';
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
    <Stack>
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
    </Stack>
  );
}

interface MemberProps {
  artistId: number;
  member: ArtistTeamMember;
  canManage: boolean;
}

function Member({ artistId, member: { id, name, email, role }, canManage }: MemberProps) {
  const t = useMessages(messages);
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
          <RoleSelect
            aria-label={t('team.roleOf', { name })}
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
          {({ value, onChange }) => <RoleSelect label={t('team.role')} value={value} onChange={onChange} />}
        </FormField>
        <Inline>
          <Button {...submitProps}>{t('team.add')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}

type RoleSelectProps = { value: ManagerRole; isPending?: boolean; onChange: (role: ManagerRole) => void } & (
  | { label: string }
  | { 'aria-label': string }
);

function RoleSelect({ onChange, ...props }: RoleSelectProps) {
  const t = useMessages(messages);
  return (
    <Select
      {...props}
      onChange={(key) => {
        const role = roles.find((each) => each === key);
        if (role) onChange(role);
      }}
    >
      {roles.map((role) => (
        <SelectItem key={role} id={role} textValue={t(`role.${role}`)} description={t(`role.${role}Text`)}>
          {t(`role.${role}`)}
        </SelectItem>
      ))}
    </Select>
  );
}
