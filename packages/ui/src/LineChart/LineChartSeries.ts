export interface LineChartPoint {
  /** A moment, an ISO date such as `2026-03-01`, or a number where `xScale` is `number`. */
  x: Date | string | number;
  /** `null` is a gap. */
  y: number | null;
}

export interface LineChartSeries {
  label: string;
  /** In rising order. */
  data: readonly LineChartPoint[];
  /**
   * An earlier period to compare with, drawn dashed: its points are aligned with those of the first series by index.
   */
  isComparison?: boolean;
}
