import { useLocation, useNavigate } from 'react-router';
import { columnsParam } from './columnsParam.ts';

/**
 * The columns that a table shows, in the address of its page (LIST-2). Without the parameter these are the columns that
 * are not hidden at first.
 */
export function useShownColumns(columns: readonly { id: string; isHidden?: boolean }[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const first = columns.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
  const named = params.get(columnsParam);
  const wanted = named === null ? first : named.split(',');
  const shown = columns.map(({ id }) => id).filter((id) => wanted.includes(id));
  const show = (ids: readonly string[]) => {
    const next = columns.map(({ id }) => id).filter((id) => ids.includes(id));
    const isFirst = next.length === first.length && next.every((id) => first.includes(id));
    if (isFirst) params.delete(columnsParam);
    else params.set(columnsParam, next.join(','));
    const text = params.toString();
    void navigate({ pathname, search: text && `?${text}` }, { replace: true, preventScrollReset: true });
  };
  return { shown, show };
}
