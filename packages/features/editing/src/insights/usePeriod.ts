import type { InsightInput } from '@segno/data';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { insightParamNames, readInsightInput } from './insightInput.ts';

/** The period of the address of a page, and how to choose another one. */
export function usePeriod(): { input: InsightInput; choose: (input: InsightInput) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const input = useMemo(() => readInsightInput(new URLSearchParams(search)), [search]);
  const choose = (next: InsightInput) => {
    const params = new URLSearchParams(search);
    for (const name of insightParamNames) params.delete(name);
    for (const [name, value] of Object.entries(next)) if (value !== undefined) params.set(name, value);
    void navigate({ pathname, search: params.toString() }, { preventScrollReset: true });
  };
  return { input, choose };
}
