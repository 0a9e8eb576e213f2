import { Page } from '@segno/base';
import { backstageRequestsQuery, useMessages } from '@segno/data';
import { EmptyState, Inline, Link, Stack, Text, UserIcon } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

/** The person's requests for the rights of artists (BACKSTAGE-1). */
export function RequestsScreen() {
  const t = useMessages(messages);
  const { data: requests } = useSuspenseQuery(backstageRequestsQuery());
  return (
    <Page
      title={t('requests')}
      actions={
        <Inline wrap>
          <Link href="/backstage/requests/become-artist">{t('request.become')}</Link>
          <Link href="/backstage/requests/claim-artist">{t('request.claim')}</Link>
          <Link href="/backstage/requests/verify-artist">{t('request.verify')}</Link>
        </Inline>
      }
    >
      {requests.length === 0 ? (
        <EmptyState icon={<UserIcon />} title={t('noRequests')} />
      ) : (
        <Stack>
          {requests.map(({ id, type, artist, name, status }) => (
            <Inline key={id} justify="between" wrap>
              <Link href={`/backstage/requests/${id}/request-submitted`}>
                {`${t(`request.${type}`)}: ${artist?.name ?? name ?? ''}`}
              </Link>
              <Text tone="muted">{t(`status.${status}`)}</Text>
            </Inline>
          ))}
        </Stack>
      )}
    </Page>
  );
}
