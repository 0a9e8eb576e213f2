import { dataExportsQuery, requestExportMutation, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Inline, Link, Stack, Text } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { settingsMessages } from '../messages/settings.en.ts';
import { useConfirmed } from './useConfirmed.ts';

/** How often a waiting export is looked at, in milliseconds. */
const exportInterval = 3000;

/** The export of the person's data (DATA-1). */
export function DataSection() {
  const t = useMessages(settingsMessages);
  const confirmed = useConfirmed();
  const { data: exports } = useSuspenseQuery({
    ...dataExportsQuery(),
    refetchInterval: ({ state }) => (state.data?.[0]?.status === 'waiting' ? exportInterval : false),
  });
  const request = useMutation(requestExportMutation());
  const [latest] = exports;
  const ask = () => void confirmed(() => request.mutateAsync()).catch(showErrorToast);
  return (
    <Stack>
      {latest?.status === 'waiting' && <Text as="p">{t('settings.data.waiting')}</Text>}
      {latest?.status === 'ready' && (
        <Link href={`/secure/exports/${latest.id}`} download="segno-data.zip" underline="always">
          {t('settings.data.download')}
        </Link>
      )}
      <Inline>
        <Button isPending={request.isPending} isDisabled={latest?.status === 'waiting'} onPress={ask}>
          {t('settings.data.request')}
        </Button>
      </Inline>
    </Stack>
  );
}
