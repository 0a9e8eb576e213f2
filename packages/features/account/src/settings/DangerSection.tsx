import { deleteAccountMutation, useMessages, useSetting, useStartup } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { AlertDialog, Button, Inline, openDialog, Stack, Text, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { settingsMessages } from '../messages/settings.en.ts';
import { useConfirmed } from './useConfirmed.ts';

/** The deletion of the account (DATA-2). */
export function DangerSection() {
  const t = useMessages(settingsMessages);
  const { user } = useStartup();
  const confirmed = useConfirmed();
  const navigate = useNavigate();
  const erase = useMutation(deleteAccountMutation(user?.id ?? 0));
  const days = useSetting('gdpr.deletion_days') ?? 0;
  const text = (
    <Stack space="xs">
      <Text as="p">{t('settings.danger.text')}</Text>
      {days > 0 && <Text as="p">{t('settings.danger.grace', { count: days })}</Text>}
    </Stack>
  );
  const remove = () =>
    void confirmed(() =>
      openDialog(() => (
        <AlertDialog
          title={t('settings.danger.question')}
          actionLabel={t('settings.danger.delete')}
          tone="danger"
          onAction={async () => {
            await erase.mutateAsync().catch((error: Error) => {
              showErrorToast(error);
              throw error;
            });
            void navigate('/');
            toast(t('settings.danger.deleted'));
          }}
        >
          {text}
        </AlertDialog>
      )),
    ).catch(showErrorToast);
  return (
    <Stack>
      {text}
      <Inline>
        <Button tone="danger" onPress={remove}>
          {t('settings.danger.delete')}
        </Button>
      </Inline>
    </Stack>
  );
}
