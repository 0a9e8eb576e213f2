import {
  dataExportsQuery,
  deleteAccountMutation,
  requestExportMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { AlertDialog, Button, Heading, Inline, Link, openDialog, Stack, Text, toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import { useConfirmed } from './askPassword.tsx';

/** How often a waiting export is looked at, in milliseconds. */
const exportInterval = 3000;

/** The export of the person's data, and the deletion of the account (DATA-1, DATA-2). */
export function DataSection() {
  const t = useMessages(settingsMessages);
  const { user } = useStartup();
  const confirmed = useConfirmed();
  const { data: exports = [] } = useQuery({
    ...dataExportsQuery(),
    refetchInterval: ({ state }) => (state.data?.[0]?.status === 'waiting' ? exportInterval : false),
  });
  const request = useMutation(requestExportMutation());
  const erase = useMutation(deleteAccountMutation(user?.id ?? 0));
  const [latest] = exports;
  const ask = () => void confirmed(() => request.mutateAsync()).catch(showErrorToast);
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
            toast(t('settings.danger.deleted'));
          }}
        >
          {t('settings.danger.text')}
        </AlertDialog>
      )),
    ).catch(showErrorToast);
  return (
    <Stack space="lg">
      <Text as="p">{t('settings.data.text')}</Text>
      {latest?.status === 'waiting' && <Text as="p">{t('settings.data.waiting')}</Text>}
      {latest?.status === 'ready' && (
        <Link href={`/secure/exports/${latest.id}`} download="segno-data.zip">
          {t('settings.data.download')}
        </Link>
      )}
      <Inline>
        <Button isPending={request.isPending} isDisabled={latest?.status === 'waiting'} onPress={ask}>
          {t('settings.data.request')}
        </Button>
      </Inline>
      <Heading level={3}>{t('settings.danger.title')}</Heading>
      <Text as="p">{t('settings.danger.text')}</Text>
      <Inline>
        <Button tone="danger" onPress={remove}>
          {t('settings.danger.delete')}
        </Button>
      </Inline>
    </Stack>
  );
}
