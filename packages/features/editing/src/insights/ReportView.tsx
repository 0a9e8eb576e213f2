import { siteReportQuery, useMessages } from '@segno/data';
import { CountryChart, Grid, Inline, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { insightMessages } from '../messages/insights.en.ts';
import { DaysChart } from './DaysChart.tsx';
import { Figures } from './Figures.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { RankedTable } from './RankedTable.tsx';
import { SharesChart } from './SharesChart.tsx';
import { usePeriod } from './usePeriod.ts';
import { useShareName } from './useShareName.ts';

export interface ReportViewProps {
  /** The pages of the records that the report names. */
  hrefs: Record<'tracks' | 'albums' | 'artists' | 'users', (id: number) => string>;
}

/** Plays and visitors of the whole site in a period, beside the one before (INSIGHT-7). */
export function ReportView({ hrefs }: ReportViewProps) {
  const t = useMessages(insightMessages);
  const nameOf = useShareName();
  const { input, choose } = usePeriod();
  const { data } = useSuspenseQuery(siteReportQuery(input));
  const overTime = (name: 'plays' | 'visitors') => ({
    days: data.days.map((each) => ({ day: each.day, value: each[name] })),
    before: data.days_before.map((each) => ({ day: each.day, value: each[name] })),
  });
  const shares = (part: 'devices' | 'browsers' | 'sources') =>
    data[part].map(({ value, plays }) => ({ name: nameOf(part, value), value: plays }));
  return (
    <Stack space="xl">
      <Inline>
        <PeriodChoice input={input} onChange={choose} period={data} />
      </Inline>
      <Figures
        names={['plays', 'listeners', 'heard', 'visits', 'visitors']}
        totals={data.totals}
        before={data.before}
        error={data.listeners_error}
      />
      <DaysChart title={t('insights.playsOverTime')} {...overTime('plays')} />
      <DaysChart title={t('insights.visitorsOverTime')} {...overTime('visitors')} height={200} />
      <Text tone="muted">{t('insights.visitorsText')}</Text>
      <Grid minItemWidth={320}>
        <RankedTable title={t('insights.tracks')} rows={data.tracks} hrefOf={hrefs.tracks} />
        <RankedTable title={t('insights.albums')} rows={data.albums} hrefOf={hrefs.albums} />
        <RankedTable title={t('insights.artists')} rows={data.artists} hrefOf={hrefs.artists} />
        <RankedTable title={t('insights.topListeners')} rows={data.listeners} hrefOf={hrefs.users} />
      </Grid>
      <Grid minItemWidth={320}>
        <CountryChart
          title={t('insights.countries')}
          headingLevel={2}
          valueLabel={t('insights.plays')}
          emptyText={t('insights.nothing')}
          data={data.countries.map(({ value, plays }) => ({ country: value, value: plays }))}
        />
        <CountryChart
          title={t('insights.visitorCountries')}
          headingLevel={2}
          valueLabel={t('insights.visits')}
          emptyText={t('insights.nothing')}
          data={data.visitor_countries.map(({ value, visits }) => ({ country: value, value: visits }))}
        />
        <SharesChart
          title={t('insights.sources')}
          label={t('insights.source')}
          valueLabel={t('insights.plays')}
          shares={shares('sources')}
        />
        <SharesChart
          title={t('insights.devices')}
          label={t('insights.device')}
          valueLabel={t('insights.plays')}
          shares={shares('devices')}
        />
        <SharesChart
          title={t('insights.browsers')}
          label={t('insights.browser')}
          valueLabel={t('insights.plays')}
          shares={shares('browsers')}
        />
        <SharesChart
          title={t('insights.pages')}
          label={t('insights.page')}
          valueLabel={t('insights.visits')}
          shares={data.pages.map(({ value, visits }) => ({ name: value, value: visits }))}
        />
      </Grid>
    </Stack>
  );
}
