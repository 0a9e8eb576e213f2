'use client';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import * as styles from './chart.css.ts';
import { assumedWidth, useWidth } from './useWidth.ts';
import { messages } from './messages.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PointText {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string; readonly sign?: ReactNode }[];
}

/** The description of a chart for `ChartPlot`. It is created anew only when its data change. */
export interface Plot {
  /** The number of stops for the arrow keys. */
  readonly count: number;
  /** The static part of the drawing. */
  readonly draw: (size: Size) => ReactNode;
  /** The mark of the current stop. */
  readonly drawActive: (index: number, size: Size) => ReactNode;
  /** The stop at a position, if there is one. */
  readonly find: (x: number, y: number, size: Size) => number | undefined;
  /** The position of the tooltip of a stop. */
  readonly locate: (index: number, size: Size) => { x: number; y: number };
  readonly describe: (index: number) => PointText;
  /** The arrow keys that move between stops: horizontal, vertical, or both. */
  readonly keys: 'inline' | 'block' | 'both';
  /** The number of stops in a row, if they are in rows: vertical arrow keys move to the row above or below. */
  readonly perRow?: number;
}

export interface ChartPlotProps {
  plot: Plot;
  title: string;
  height: number;
}

/** Draws a plot. Its stops are selected by pointer, touch or arrow keys. */
export function ChartPlot({ plot, title, height }: ChartPlotProps) {
  const t = useUiMessages(messages);
  const { direction } = useLocale();
  const helpId = useId();
  const place = useRef<HTMLDivElement>(null);
  const measured = useWidth(place);
  const size = useMemo(() => ({ width: measured ?? assumedWidth, height }), [measured, height]);
  const [active, setActive] = useState<number>();
  const [isByKey, setByKey] = useState(false);
  const drawing = useMemo(() => plot.draw(size), [plot, size]);

  const index = active !== undefined && active < plot.count ? active : undefined;
  const point = index === undefined ? undefined : plot.describe(index);
  const spot = index === undefined ? undefined : plot.locate(index, size);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setByKey(false);
    setActive(plot.find(event.clientX - left, event.clientY - top, size));
  };

  const walk = (event: KeyboardEvent) => {
    const next = stopAfter(event.key, index, plot, direction);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setByKey(true);
    setActive(next === 'none' ? undefined : next);
  };

  // Arrow keys move between points, as in a slider, so a screen reader has to leave browse mode.
  const behaviour = {
    role: 'application',
    tabIndex: 0,
    'aria-roledescription': t.chart,
    'aria-label': title,
    'aria-describedby': helpId,
    onKeyDown: walk,
    onBlur: () => setActive(undefined),
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerLeave: (event: PointerEvent) => {
      // The end of a touch clears the current stop.
      if (event.pointerType === 'mouse') setActive(undefined);
    },
  };

  return (
    <>
      <div ref={place} className={styles.plot} style={{ blockSize: height }} {...behaviour}>
        <svg
          aria-hidden
          className={styles.drawing}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="xMidYMid meet"
          style={{ direction }}
          data-drawing
        >
          {drawing}
          {index !== undefined && <g data-active>{plot.drawActive(index, size)}</g>}
        </svg>
        {point && spot && (
          <div aria-hidden className={styles.tooltip} style={beside(spot, size)} data-tooltip>
            <span className={styles.tooltipTitle}>{point.title}</span>
            {point.lines.map(({ label, value, sign }, line) => (
              <span key={line} className={styles.tooltipLine}>
                {sign !== undefined && <span className={styles.key}>{sign}</span>}
                <span className={styles.tooltipLabel}>{label}</span>
                <span className={styles.tooltipValue}>{value}</span>
              </span>
            ))}
          </div>
        )}
      </div>
      <span id={helpId} hidden>
        {t.chartHelp}
      </span>
      <div role="status" className={styles.unseen}>
        {isByKey && point && spoken(point)}
      </div>
    </>
  );
}

const spoken = ({ title, lines }: PointText) =>
  `${title}: ${lines.map(({ label, value }) => (label ? `${label} ${value}` : value)).join(', ')}`;

/** Places the tooltip on the side with more room, inside the chart. */
const beside = ({ x, y }: { x: number; y: number }, { width, height }: Size) => ({
  ...(x < width / 2 ? { left: Math.max(0, x + 12) } : { right: Math.max(0, width - x + 12) }),
  maxInlineSize: Math.min(280, Math.max(x, width - x) - 12),
  top: y,
  translate: `0 ${-Math.round((Math.max(0, y) / height) * 100)}%`,
});

/** The result of a key: a stop, no stop, or undefined if the key has no effect. */
function stopAfter(
  key: string,
  index: number | undefined,
  { count, keys, perRow = 1 }: Plot,
  direction: 'ltr' | 'rtl',
): number | 'none' | undefined {
  const last = count - 1;
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const page = Math.max(1, Math.round(count / 10));
  const go = (by: number) =>
    index === undefined ? (by > 0 ? 0 : last) : Math.min(last, Math.max(0, index + by));
  const goRow = (by: number) => {
    const next = index === undefined ? -1 : index + by * perRow;
    return next >= 0 && next <= last ? next : (index ?? go(by));
  };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'PageDown') return go(page);
  if (key === 'PageUp') return go(-page);
  if (key === 'Escape') return index === undefined ? undefined : 'none';
  if (keys !== 'block' && key === forwards) return go(1);
  if (keys !== 'block' && key === backwards) return go(-1);
  if (keys !== 'inline' && key === 'ArrowDown') return goRow(1);
  if (keys !== 'inline' && key === 'ArrowUp') return goRow(-1);
  return undefined;
}
