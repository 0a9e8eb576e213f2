import { Page } from '@segno/base';
import { backstageRequestsQuery, useMessages } from '@segno/data';
import { RecordRows } from '@segno/editing';
import { Card, FormattedDate, Grid, Heading, Link, Stack } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

export const requestTones = {
  pending: 'accent',
  approved: 'positive',
  denied: 'danger',
  withdrawn: 'neutral',
} as const;

/** What a person can ask for, and the person's requests for the rights of artists (BACKSTAGE-1). */
export function RequestsScreen() {
  const t = useMessages(messages);
  const { data: requests } = useSuspenseQuery(backstageRequestsQuery());
  return (
    <Page title={t('requests')} description={<Link href="/backstage">{t('title')}</Link>}>
      <Stack space="xl">
        <Grid minItemWidth={240}>
          {(['become', 'claim', 'verify'] as const).map((type) => (
            <Card
              key={type}
              level={2}
              variant="outlined"
              title={t(`request.${type}`)}
              description={t(`request.${type}Text`)}
              href={`/backstage/requests/${type}-artist`}
            />
          ))}
        </Grid>
        {requests.length > 0 && (
          <Stack space="sm">
            <Heading level={2} size="heading">
              {t('ownRequests')}
            </Heading>
            <RecordRows
              label={t('ownRequests')}
              rows={requests.map(({ id, type, artist, name, status, created_at }) => ({
                id,
                name: `${t(`request.${type}`)}: ${artist?.name ?? name ?? ''}`,
                href: `/backstage/requests/${id}/request-submitted`,
                detail: <FormattedDate value={created_at} />,
                status: t(`status.${status}`),
                tone: requestTones[status],
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
