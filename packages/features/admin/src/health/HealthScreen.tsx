import { siteHealthQuery, useMessages } from '@segno/data';
import { Page } from '@segno/base';
import { Button, Card, EmptyState, Link, Stack, Text } from '@segno/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';

/** What is wrong with the site, each with the page that mends it (ADMIN-18). */
export function HealthScreen() {
  const t = useMessages(messages);
  const { data: findings } = useSuspenseQuery(siteHealthQuery());
  const { refetch, isFetching } = useQuery(siteHealthQuery());
  return (
    <AdminFrame current="health">
      <Page
        title={t('page.health')}
        actions={
          <Button isPending={isFetching} onPress={() => void refetch()}>
            {t('health.again')}
          </Button>
        }
      >
        {findings.length === 0 ? (
          <EmptyState title={t('dashboard.fine')} description={t('health.fineText')} />
        ) : (
          <Stack as="ul" space="sm">
            {findings.map(({ kind, count, subject, detail, href }, index) => {
              const key = `health.${kind}`;
              const text =
                key in messages.lines
                  ? t(key as AdminKey, { subject: subject ?? '', count })
                  : t(`attention.${kind}` as AdminKey, { count });
              return (
                <li key={`${kind} ${subject ?? index}`}>
                  <Card>
                    <Stack space="2xs">
                      <Text>{text}</Text>
                      {detail !== null && (
                        <Text tone="muted" translate="no">
                          {detail}
                        </Text>
                      )}
                      <Link href={href} underline="always" aria-label={t('health.mendOne', { text })}>
                        {t('health.mend')}
                      </Link>
                    </Stack>
                  </Card>
                </li>
              );
            })}
          </Stack>
        )}
      </Page>
    </AdminFrame>
  );
}
