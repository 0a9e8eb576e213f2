import { ErrorScreen, NotFoundScreen } from '@segno/shell';
import { DialogHost } from '@segno/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

/** A 404 shows the not-found page (ROUTE-3), any other routing error the generic one (ROUTE-4). */
function useError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return { error, isMissing };
}

/** An error of a page. A retry loads the code and the data of that page again; the frame and the player stay. */
export function PageError() {
  const { error, isMissing } = useError();
  const { revalidate, state } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  if (isMissing) return <NotFoundScreen />;
  const retry = () => {
    reset();
    void revalidate();
  };
  return <ErrorScreen error={error} onRetry={retry} isRetrying={state === 'loading'} />;
}

/** An error of the frame itself, which only a reload of the document can fix. */
export function RootError() {
  const { error, isMissing } = useError();
  if (isMissing) return <NotFoundScreen />;
  return (
    <>
      <ErrorScreen error={error} />
      <DialogHost />
    </>
  );
}
