import { ErrorScreen, NotFoundScreen } from '@segno/shell';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** A 404 shows the not-found page (ROUTE-3), any other routing error the generic one (ROUTE-4). */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return isMissing ? <NotFoundScreen /> : <ErrorScreen />;
}
