import { symbolPath } from './paths.ts';
import * as styles from './series.css.ts';

/** The class that gives a series its colour. */
export const colorOf = (series: number): string => styles.colors[series % styles.colors.length]!;

/** The patterns that distinguish fills without colour: lines and dots. The first series has none. */
const patterns = [
  '',
  'M-2,2l4,-4M0,8l8,-8M6,10l4,-4',
  'M2,2h.01M6,6h.01',
  'M0,4h8M4,0v8',
  'M0,2h8M0,6h8',
  'M-2,6l4,4M0,0l8,8M6,-2l4,4',
  'M2,0v8M6,0v8',
  'M4,0l4,4l-4,4l-4,-4Z',
  'M0,6l4,-4l4,4',
] as const;

const isPlain = (series: number) => series % patterns.length === 0;

const patternId = (prefix: string, series: number) => `${prefix}-${series}`;

/** The fill of the shapes of a series. */
export const fillOf = (prefix: string, series: number): string =>
  isPlain(series) ? 'currentColor' : `url(#${patternId(prefix, series)})`;

/** The patterns of a number of series, for the `defs` of a chart. */
export function Patterns({ prefix, count }: { prefix: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => (
        <pattern
          key={series}
          id={patternId(prefix, series)}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          className={colorOf(series)}
        >
          <rect width={8} height={8} className={styles.ground} />
          <path
            d={patterns[series % patterns.length]}
            className={styles.marks}
            strokeLinecap="round"
            strokeWidth={series % patterns.length === 2 ? 3 : undefined}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** The legend mark of a line: its dash and its marker shape. */
export function LineKey({
  series,
  isComparison,
  hasSymbol,
}: {
  series: number;
  isComparison?: boolean;
  hasSymbol: boolean;
}) {
  return (
    <svg width={24} height={12} viewBox="0 0 24 12" aria-hidden className={colorOf(series)}>
      <path d="M1,6H23" className={isComparison ? `${styles.line} ${styles.comparison}` : styles.line} />
      {hasSymbol && (
        <path
          d={symbolPath(series, 4)}
          transform="translate(12 6)"
          className={isComparison ? styles.hollow : styles.symbol}
        />
      )}
    </svg>
  );
}

/** The legend mark of a bar or slice: its colour and pattern. */
export function FillKey({
  series,
  prefix,
  isPlain: plain,
}: {
  series: number;
  prefix: string;
  isPlain?: boolean;
}) {
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden className={colorOf(series)}>
      <rect
        x={0.5}
        y={0.5}
        width={11}
        height={11}
        rx={2.5}
        fill={plain ? 'currentColor' : fillOf(prefix, series)}
        className={styles.shape}
      />
    </svg>
  );
}
