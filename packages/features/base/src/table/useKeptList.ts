import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const keyOf = (name: string) => `segno-list-${name}`;

/** What is looked for once, and the place in the list, are not kept. */
const passing = new Set(['query', 'page']);

/**
 * Keeps the order, filters and columns of a list in this browser: its page without parameters shows it as it was last
 * seen. `names` are the parameters of the address that belong to the list.
 */
export function useKeptList(name: string, names: readonly string[]): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const kept = new URLSearchParams();
    for (const each of names) {
      const value = params.get(each);
      if (value !== null && !passing.has(each)) kept.set(each, value);
    }
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const hasOwn = names.some((each) => params.has(each));
    const before = localStorage.getItem(keyOf(name));
    if (wasFirst && !hasOwn) {
      if (before) void navigate({ pathname, search: `?${before}` }, { replace: true });
      return;
    }
    const text = kept.toString();
    if (text) localStorage.setItem(keyOf(name), text);
    else localStorage.removeItem(keyOf(name));
  }, [name, names, pathname, search, navigate]);
}
