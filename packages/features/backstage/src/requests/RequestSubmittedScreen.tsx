import { Page, showErrorToast } from '@segno/base';
import { backstageRequestQuery, useMessages, withdrawBackstageRequestMutation } from '@segno/data';
import {
  AlertDialog,
  Button,
  Callout,
  Chip,
  FormattedDate,
  Inline,
  Link,
  openDialog,
  Stack,
  Text,
} from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { requestTones } from './RequestsScreen.tsx';

/** A request and what became of it. */
export function RequestSubmittedScreen({ params }: { params: { requestId: number } }) {
  const t = useMessages(messages);
  const { data: request } = useSuspenseQuery(backstageRequestQuery(params.requestId));
  const { mutateAsync } = useMutation(withdrawBackstageRequestMutation(params.requestId));
  const isOpen = request.status === 'pending';
  const withdraw = () =>
    openDialog(() => (
      <AlertDialog
        title={t('submitted.withdrawTitle')}
        actionLabel={t('submitted.withdraw')}
        tone="danger"
        onAction={async () => {
          await mutateAsync().catch(showErrorToast);
        }}
      >
        {t('submitted.withdrawText')}
      </AlertDialog>
    ));
  return (
    <Page title={t('submitted.title')} description={<Link href="/backstage/requests">{t('requests')}</Link>}>
      <Stack>
        <Inline space="sm" wrap>
          <Text weight="medium">{`${t(`request.${request.type}`)}: ${request.artist?.name ?? request.name ?? ''}`}</Text>
          <Chip tone={requestTones[request.status]}>{t(`status.${request.status}`)}</Chip>
        </Inline>
        <Text as="p" tone="muted">
          <FormattedDate value={request.decided_at ?? request.created_at} show="dateTime" />
        </Text>
        {request.note && <Callout title={t('submitted.note')}>{request.note}</Callout>}
        {isOpen && (
          <>
            <Text as="p" tone="muted">
              {t('submitted.text')}
            </Text>
            <Inline>
              <Button variant="ghost" tone="danger" onPress={() => void withdraw()}>
                {t('submitted.withdraw')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Page>
  );
}
