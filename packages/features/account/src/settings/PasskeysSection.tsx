import {
  addPasskeyMutation,
  passkeyOptionsMutation,
  type Passkey,
  PasskeyNameInput,
  passkeysQuery,
  removePasskeyMutation,
  renamePasskeyMutation,
  Trans,
  useMessages,
} from '@segno/data';
import { FormDialog, showErrorToast, useResourceForm } from '@segno/base';
import { Button, FormattedDate, Inline, openDialog, Stack, Text, TextField, toast } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import { useConfirmed } from './useConfirmed.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** The passkeys of the person (PASSKEY-1). */
export function PasskeysSection() {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const { data: passkeys } = useSuspenseQuery(passkeysQuery());
  const options = useMutation(passkeyOptionsMutation('new'));
  const add = useMutation(addPasskeyMutation());
  const remove = useMutation(removePasskeyMutation());
  const create = () =>
    void confirmed(async () => {
      const { options: asked } = await options.mutateAsync();
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = asked as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      // The person may cancel, and the browser has no reason for a refusal.
      const passkey = await startRegistration({ optionsJSON }).catch(() => null);
      if (!passkey) return void toast(t('settings.passkeys.failed'), { type: 'danger' });
      const name = `${t('settings.passkeys.default')} ${passkeys.length + 1}`;
      await add.mutateAsync({ name, passkey: { ...passkey, response: { ...passkey.response } } });
    }).catch(showErrorToast);
  const erase = (id: number) => void confirmed(() => remove.mutateAsync(id)).catch(showErrorToast);
  return (
    <Stack>
      {passkeys.map((passkey) => {
        const { id, name } = passkey;
        return (
          <Inline key={id} justify="between" wrap>
            <Stack space="2xs">
              <Text>{name}</Text>
              <Text size="sm" tone="muted">
                <PasskeyState passkey={passkey} />
              </Text>
            </Stack>
            <Inline space="xs">
              <Button
                variant="ghost"
                aria-label={t('settings.passkeys.renameOf', { name })}
                onPress={() =>
                  void openDialog(({ close }) => <RenameDialog passkey={passkey} onClose={() => close()} />)
                }
              >
                {t('settings.passkeys.rename')}
              </Button>
              <DeleteButton name={name} text={t('settings.passkeys.deleteText')} onDelete={() => erase(id)} />
            </Inline>
          </Inline>
        );
      })}
      <Inline>
        <Button isPending={options.isPending || add.isPending} onPress={create}>
          {t('settings.passkeys.add')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** When a passkey was used last. */
function PasskeyState({ passkey: { last_used_at } }: { passkey: Passkey }) {
  const t = useMessages(settingsMessages);
  if (last_used_at === null) return t('settings.tokens.lastUsed', { time: t('settings.tokens.never') });
  return (
    <Trans
      message={t('settings.tokens.lastUsed')}
      values={{ time: <FormattedDate key="time" value={last_used_at} /> }}
    />
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useMessages(settingsMessages);
  const { form, ...dialog } = useResourceForm({
    schema: PasskeyNameInput,
    values: { name },
    mutation: renamePasskeyMutation(id),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('settings.passkeys.rename')}
      submitLabel={t('settings.save')}
      onCancel={onClose}
    >
      <FormField control={form.control} name="name">
        {(field) => <TextField {...field} label={t('settings.passkeys.name')} autoFocus isRequired />}
      </FormField>
    </FormDialog>
  );
}
