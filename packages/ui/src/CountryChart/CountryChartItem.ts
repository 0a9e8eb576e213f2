export interface CountryChartItem {
  /** An ISO 3166-1 alpha-2 code, such as `DE`. The country's name is in the locale's language. */
  country: string;
  value: number;
}
