import { useLocation, useNavigate } from 'react-router';
import { densityParam } from './densityParam.ts';

/** Whether the rows of a table are low, which is in its address. */
export function useDensity() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    isCompact: params.get(densityParam) === 'compact',
    setCompact(isCompact: boolean) {
      if (isCompact) params.set(densityParam, 'compact');
      else params.delete(densityParam);
      const text = params.toString();
      void navigate({ pathname, search: text && `?${text}` }, { replace: true, preventScrollReset: true });
    },
  };
}
