export interface CountryChartItem {
  /** Two letters of ISO 3166-1, such as `DE`. Its name comes from the reader's language. */
  country: string;
  value: number;
}
