import { InviteInput, inviteMutation, useMessages } from '@segno/data';
import { Button, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useResourceForm } from '@segno/base';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { RoleSelect } from './RoleSelect.tsx';
import * as css from './workspaces.css.ts';

export const invitedRoles = ['admin', 'editor', 'viewer'] as const;

export interface InviteFormProps {
  workspaceId: number;
  /** Called after an invitation was sent. */
  onSent: () => void;
}

/** Invites an address to a workspace. */
export function InviteForm({ workspaceId, onSent }: InviteFormProps) {
  const t = useMessages(workspaceMessages);
  const mutation = inviteMutation(workspaceId);
  const { form, formProps, submitProps } = useResourceForm({
    schema: InviteInput,
    values: { email: '', role: 'editor' },
    mutation: {
      ...mutation,
      onSuccess: async (response, input, ...rest) => {
        await mutation.onSuccess?.(response, input, ...rest);
        toast(t('invite.sent', { email: input.email }));
      },
    },
    name: `invite-${workspaceId}`,
    onSuccess: onSent,
  });
  return (
    <form {...formProps} className={css.form}>
      <FormField control={form.control} name="email">
        {(field) => (
          <TextField
            {...field}
            label={t('invite.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck="false"
            isRequired
          />
        )}
      </FormField>
      <FormField control={form.control} name="role">
        {({ value, onChange, name }) => (
          <RoleSelect
            label={t('invite.role')}
            name={name}
            roles={invitedRoles}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <Button {...submitProps} tone="accent">
        {t('invite.send')}
      </Button>
    </form>
  );
}
