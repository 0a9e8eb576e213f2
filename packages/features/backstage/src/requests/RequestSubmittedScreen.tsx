import { Page, showErrorToast } from '@segno/base';
import { backstageRequestQuery, useMessages, withdrawBackstageRequestMutation } from '@segno/data';
import { Button, Stack, Text } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

/** A request and what became of it. */
export function RequestSubmittedScreen({ params }: { params: { requestId: number } }) {
  const t = useMessages(messages);
  const { data: request } = useSuspenseQuery(backstageRequestQuery(params.requestId));
  const { mutate, isPending } = useMutation({
    ...withdrawBackstageRequestMutation(params.requestId),
    onError: showErrorToast,
  });
  const isOpen = request.status === 'pending';
  return (
    <Page title={t('submitted.title')}>
      <Stack>
        <Text as="p">{`${t(`request.${request.type}`)}: ${request.artist?.name ?? request.name ?? ''}`}</Text>
        <Text as="p">{t(`status.${request.status}`)}</Text>
        {request.note && <Text as="p">{request.note}</Text>}
        {isOpen && (
          <Text as="p" tone="muted">
            {t('submitted.text')}
          </Text>
        )}
        {isOpen && (
          <Button isPending={isPending} onPress={() => mutate()}>
            {t('submitted.withdraw')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
