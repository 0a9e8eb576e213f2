export interface BarChartSeries {
  label: string;
  /** One value for each category; `null` where there is none. */
  data: readonly (number | null)[];
}
