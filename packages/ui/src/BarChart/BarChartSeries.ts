export interface BarChartSeries {
  label: string;
  /** One for each category; `null` where there is none. */
  data: readonly (number | null)[];
}
