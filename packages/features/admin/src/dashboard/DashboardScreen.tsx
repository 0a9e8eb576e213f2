import { adminDashboardQuery, useFormatLocale, useMessages } from '@segno/data';
import { Page } from '@segno/base';
import { EmptyState, formattersOf, Grid, Heading, Link, Stack, Stat } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages, type AdminKey } from '../messages/en.ts';

/** The first page of the administration: figures of the site, and what needs attention. */
export function DashboardScreen() {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const { data } = useSuspenseQuery(adminDashboardQuery());
  return (
    <AdminFrame current="dashboard">
      <Page title={t('page.dashboard')}>
        <Stack space="xl">
          <Grid minItemWidth={140}>
            {data.figures.map(({ name, total, recent, before }) => (
              <Stat
                key={name}
                label={t(`page.${name}` as AdminKey)}
                value={format.number(total)}
                change={before === 0 ? null : (recent - before) / before}
                description={t('dashboard.recent', { count: recent })}
              />
            ))}
          </Grid>
          <Stack>
            <Heading level={2} size="heading">
              {t('dashboard.attention')}
            </Heading>
            {data.attention.length === 0 ? (
              <EmptyState title={t('dashboard.fine')} description={t('dashboard.fineText')} />
            ) : (
              <Stack as="ul" space="sm">
                {data.attention.map(({ kind, count, href }) => (
                  <li key={kind}>
                    <Link href={href}>{t(`attention.${kind}`, { count })}</Link>
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        </Stack>
      </Page>
    </AdminFrame>
  );
}
