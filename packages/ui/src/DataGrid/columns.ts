import type { CSSProperties, ReactNode } from 'react';
import * as styles from './DataGrid.css.ts';

export interface DataGridColumn<T> {
  id: string;
  /** The column header. Give it even where `hideHeader` hides it visually. */
  header: ReactNode;
  hideHeader?: boolean;
  /** How the rows are sorted by this column, if they are. */
  sorted?: 'ascending' | 'descending';
  /** Called when the header is pressed, which sorts by the column. Without it the header is no button. */
  onSort?: () => void;
  /** A CSS grid track: `40px`, `minmax(0, 3fr)`. @default 'minmax(0, 1fr)' */
  width?: string;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Hides the column where the grid, not the viewport, is narrower than 480, 640 or 900 px. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /** Shows the cell's content while its row is hovered or focused, and always on touch screens. */
  isRevealed?: boolean;
  render: (row: T, index: number) => ReactNode;
}

/** The class of a column’s cells and of its header. */
export const cellClass = ({
  align = 'start',
  hideBelow,
}: Pick<DataGridColumn<never>, 'align' | 'hideBelow'>) =>
  styles.cell({ align, hideBelow: hideBelow ?? 'never' });

/** The track list for each width of the grid; container queries select one. */
export function columnTracks(
  columns: readonly Pick<DataGridColumn<never>, 'width' | 'hideBelow'>[],
): CSSProperties {
  const without = (...hidden: (string | undefined)[]) =>
    columns
      .filter(({ hideBelow }) => !hideBelow || !hidden.includes(hideBelow))
      .map(({ width }) => width ?? 'minmax(0, 1fr)')
      .join(' ');
  return {
    [styles.tracks.all]: without(),
    [styles.tracks.belowLg]: without('lg'),
    [styles.tracks.belowMd]: without('lg', 'md'),
    [styles.tracks.belowSm]: without('lg', 'md', 'sm'),
  } as CSSProperties;
}
