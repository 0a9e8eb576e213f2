import {
  completionFloor,
  insightsFileUrl,
  type InsightKind,
  insightsQuery,
  type InsightTable,
  useMessages,
} from '@segno/data';
import { Page } from '@segno/base';
import {
  Button,
  CountryChart,
  EmptyState,
  Grid,
  Inline,
  LineChart,
  Menu,
  MenuItem,
  MenuTrigger,
  Stack,
} from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { insightMessages } from '../messages/insights.en.ts';
import { DaysChart } from './DaysChart.tsx';
import { type FigureName, Figures } from './Figures.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { RankedTable } from './RankedTable.tsx';
import { SharesChart } from './SharesChart.tsx';
import { usePeriod } from './usePeriod.ts';
import { useShareName } from './useShareName.ts';
import { ZoneChoice } from './ZoneChoice.tsx';

export interface InsightsViewProps {
  kind: InsightKind;
  id: number;
  /** The page of the insights of a track. */
  trackHref: (id: number) => string;
}

const figures: Record<InsightKind, readonly FigureName[]> = {
  tracks: ['plays', 'listeners', 'heard', 'likes', 'reposts', 'comments'],
  albums: ['plays', 'listeners', 'heard', 'likes', 'reposts', 'comments'],
  artists: ['plays', 'listeners', 'heard', 'followers', 'likes', 'reposts', 'comments'],
};
const files: readonly InsightTable[] = [
  'days',
  'tracks',
  'countries',
  'devices',
  'browsers',
  'sources',
  'completion',
];

/** What happened to a track, an album or an artist in a period, beside the one before. */
export function InsightsView({ kind, id, trackHref }: InsightsViewProps) {
  const t = useMessages(insightMessages);
  const nameOf = useShareName();
  const { input, choose } = usePeriod();
  const { data } = useSuspenseQuery(insightsQuery(kind, id, input));
  const shares = (part: 'devices' | 'browsers' | 'sources') =>
    data[part].map(({ value, plays }) => ({ name: nameOf(part, value), value: plays }));
  const overTime = (name: 'plays' | 'listeners') => ({
    days: data.days.map((each) => ({ day: each.day, value: each[name] })),
    before: data.days_before.map((each) => ({ day: each.day, value: each[name] })),
  });
  return (
    <Page
      title={t('insights.title', { name: data.name })}
      actions={
        <MenuTrigger>
          <Button variant="ghost">{t('insights.export')}</Button>
          <Menu aria-label={t('insights.export')}>
            {files
              .filter((table) => kind !== 'tracks' || table !== 'tracks')
              .map((table) => (
                <MenuItem key={table} href={insightsFileUrl(kind, id, { ...input, table })} download="">
                  {t(table === 'days' ? 'insights.exportDays' : `insights.${table}`)}
                </MenuItem>
              ))}
          </Menu>
        </MenuTrigger>
      }
    >
      <Stack space="xl">
        <Inline>
          <PeriodChoice input={input} onChange={choose} period={data} />
        </Inline>
        <Figures
          names={figures[kind]}
          totals={data.totals}
          before={data.before}
          error={data.listeners_error}
        />
        {data.totals.plays === 0 && data.before.plays === 0 ? (
          <EmptyState title={t('insights.noPlays')} />
        ) : (
          <>
            <DaysChart title={t('insights.playsOverTime')} {...overTime('plays')} />
            <DaysChart title={t('insights.listenersOverTime')} height={180} {...overTime('listeners')} />
            {kind !== 'tracks' && (
              <RankedTable title={t('insights.tracks')} rows={data.tracks} hrefOf={trackHref} />
            )}
            <Grid minItemWidth={320}>
              <CountryChart
                title={t('insights.countries')}
                headingLevel={2}
                valueLabel={t('insights.plays')}
                emptyText={t('insights.nothing')}
                data={data.countries.map(({ value, plays }) => ({ country: value, value: plays }))}
              />
              {(['sources', 'devices', 'browsers'] as const).map((part) => (
                <SharesChart
                  key={part}
                  title={t(`insights.${part}`)}
                  label={t(
                    part === 'sources'
                      ? 'insights.source'
                      : `insights.${part === 'devices' ? 'device' : 'browser'}`,
                  )}
                  valueLabel={t('insights.plays')}
                  shares={shares(part)}
                />
              ))}
            </Grid>
            <LineChart
              title={t('insights.completion')}
              headingLevel={2}
              description={t('insights.completionText')}
              height={200}
              variant="area"
              xScale="number"
              xLabel={t('insights.completionPercent')}
              valueFormat={{ style: 'percent', maximumFractionDigits: 0 }}
              emptyText={t('insights.completionFew', { count: completionFloor })}
              series={
                data.completion && data.completion.length > 0
                  ? [
                      {
                        label: t('insights.completionShare'),
                        data: data.completion.map(({ percent, share }) => ({ x: percent, y: share })),
                      },
                    ]
                  : []
              }
            />
          </>
        )}
        <ZoneChoice artistId={kind === 'artists' ? id : null} zone={data.time_zone} />
      </Stack>
    </Page>
  );
}
