import { lineFilters, type LineFilter } from '@segno/data';

export interface LinesState {
  query: string;
  filter: LineFilter;
  page: number;
}

/** Reads what the page of translations shows from its address. */
export function readLines(params: URLSearchParams): LinesState {
  const filter = lineFilters.find((each) => each === params.get('filter')) ?? 'all';
  const page = Number(params.get('page') ?? '1');
  return {
    query: (params.get('query') ?? '').slice(0, 200),
    filter,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** The address of the page of translations in a state. */
export function linesHref(language: string, { query, filter, page }: LinesState): string {
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  if (filter !== 'all') params.set('filter', filter);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return `/admin/localizations/${language}/translate${text && `?${text}`}`;
}
