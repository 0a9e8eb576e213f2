import { keepFocus, Page, showErrorToast } from '@segno/base';
import { backstageRequestQuery, useMessages, withdrawBackstageRequestMutation } from '@segno/data';
import { RequestFiles, RequestLinks } from '@segno/editing';
import {
  AlertDialog,
  Button,
  Callout,
  Chip,
  DescriptionItem,
  DescriptionList,
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
          try {
            await mutateAsync();
            // The pressed button is gone.
            keepFocus();
          } catch (error) {
            showErrorToast(error);
          }
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
        {request.note && (
          <Callout title={t('submitted.note')}>
            <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {request.note}
            </Text>
          </Callout>
        )}
        {isOpen && (
          <Text as="p" tone="muted">
            {t('submitted.text')}
          </Text>
        )}
        <DescriptionList>
          <DescriptionItem term={t('submitted.sent')}>
            <FormattedDate value={request.created_at} show="dateTime" />
          </DescriptionItem>
          {request.decided_at && (
            <DescriptionItem
              term={t(request.status === 'withdrawn' ? 'status.withdrawn' : 'submitted.decided')}
            >
              <FormattedDate value={request.decided_at} show="dateTime" />
            </DescriptionItem>
          )}
          <DescriptionItem term={t('form.role')}>{t(`role.${request.role}`)}</DescriptionItem>
          <DescriptionItem term={t('form.evidence')}>
            <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {request.evidence}
            </Text>
          </DescriptionItem>
          {request.links.length > 0 && (
            <DescriptionItem term={t('form.links')}>
              <RequestLinks links={request.links} />
            </DescriptionItem>
          )}
          {request.files.length > 0 && (
            <DescriptionItem term={t('form.files')}>
              <RequestFiles files={request.files} />
            </DescriptionItem>
          )}
        </DescriptionList>
        {isOpen && (
          <Inline>
            <Button variant="ghost" tone="danger" onPress={() => void withdraw()}>
              {t('submitted.withdraw')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Page>
  );
}
