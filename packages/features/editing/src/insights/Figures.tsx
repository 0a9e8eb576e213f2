import { useFormatLocale, useMessages } from '@segno/data';
import { formattersOf, Grid, Stat } from '@segno/ui';
import { insightMessages } from '../messages/insights.en.ts';

export type FigureName =
  | 'plays'
  | 'listeners'
  | 'heard'
  | 'likes'
  | 'reposts'
  | 'comments'
  | 'followers'
  | 'visits'
  | 'visitors';

export interface FiguresProps {
  names: readonly FigureName[];
  totals: Partial<Record<FigureName, number>>;
  before: Partial<Record<FigureName, number>>;
  /** The standard error of estimated numbers of people; 0 for exact ones. */
  error: number;
}

/** The figures of a period with those of the one before. */
export function Figures({ names, totals, before, error }: FiguresProps) {
  const t = useMessages(insightMessages);
  const format = formattersOf(useFormatLocale());
  const write = (name: FigureName, value: number) =>
    name === 'heard'
      ? format.number(value / 3_600_000, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 })
      : format.number(value);
  return (
    <Grid minItemWidth={140}>
      {names.map((name) => {
        const value = totals[name] ?? 0;
        const past = before[name] ?? 0;
        const isEstimated = error > 0 && (name === 'listeners' || name === 'visitors');
        const share = format.number(error, { style: 'percent', maximumFractionDigits: 1 });
        const texts = [
          t('insights.before', { value: write(name, past) }),
          ...(isEstimated ? [t('insights.estimated', { error: share })] : []),
        ];
        return (
          <Stat
            key={name}
            label={t(`insights.${name}`)}
            value={write(name, value)}
            change={past === 0 ? null : (value - past) / past}
            description={texts.join(' · ')}
          />
        );
      })}
    </Grid>
  );
}
