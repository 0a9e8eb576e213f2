import { lineFilters, type LineFilter } from '@segno/data';

export interface LinesState {
  query: string;
  filter: LineFilter;
  page: number;
  /** A text of a page, whose lines are shown. */
  shown?: string | undefined;
}

/** Reads what the page of translations shows from its address. */
export function readLines(params: URLSearchParams): LinesState {
  const filter = lineFilters.find((each) => each === params.get('filter')) ?? 'all';
  const page = Number(params.get('page') ?? '1');
  const shown = (params.get('shown') ?? '').slice(0, 200);
  return {
    ...(shown && { shown }),
    query: (params.get('query') ?? '').slice(0, 200),
    filter,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** The address of the page of translations in a state. */
export function linesHref(language: string, { query, filter, page, shown }: LinesState): string {
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  if (filter !== 'all') params.set('filter', filter);
  if (shown) params.set('shown', shown);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return `/admin/localizations/${language}/translate${text && `?${text}`}`;
}
