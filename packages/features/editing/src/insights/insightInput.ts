import type { InsightInput, InsightRange } from '@segno/data';

/** The ranges that can be chosen, shortest first. */
export const ranges = ['week', 'month', 'quarter', 'year'] as const satisfies readonly InsightRange[];

const isRange = (text: string | null): text is InsightRange => ranges.some((range) => range === text);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The query parameters that a page of insights reads. */
export const insightParamNames = ['range', 'from', 'to'] as const;

/** The period of an address. What is not valid is the default, the last 28 days. */
export function readInsightInput(params: URLSearchParams = new URLSearchParams()): InsightInput {
  const [range, from, to] = insightParamNames.map((name) => params.get(name));
  if (isDay(from ?? null) && isDay(to ?? null) && from! <= to!) return { from: from!, to: to! };
  return isRange(range ?? null) && range !== 'month' ? { range: range as InsightRange } : {};
}
