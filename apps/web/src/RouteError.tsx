import { ErrorScreen, NotFoundScreen } from '@segno/base';
import { ApiError, hasSessionEnded } from '@segno/data';
import { DialogHost } from '@segno/ui';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { isMissing } from './isMissing.ts';

/** The time in milliseconds after which a page is loaded again while the server cannot be reached. */
const retryInterval = 5000;

/** A 404 shows the not-found page (ROUTE-3), any other routing error the generic one (ROUTE-4). */
function useError() {
  const error = useRouteError();
  const hasNoPage = isMissing(error);
  useEffect(() => {
    if (!hasNoPage) console.error(error);
  }, [error, hasNoPage]);
  return { error, hasNoPage };
}

/** An error of a page. A retry, and a connection that is back, load the code and the data of that page again; the frame and the player stay. */
export function PageError() {
  const { error, hasNoPage } = useError();
  const { revalidate, state } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  // A session that ended while the page was open: its loader leads to the sign-in.
  const client = useQueryClient();
  const mustSignIn = hasNoPage && error instanceof ApiError && hasSessionEnded(client);
  useEffect(() => {
    if (mustSignIn) void revalidate();
  }, [mustSignIn, revalidate]);
  const retry = () => {
    reset();
    void revalidate();
  };
  const recover = useEffectEvent(retry);
  const isUnreachable = error instanceof ApiError && error.code === 'network_error';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const timer = setInterval(() => recover(), retryInterval);
    return () => clearInterval(timer);
  }, [isUnreachable]);
  useEffect(() => {
    const follow = () => recover();
    window.addEventListener('online', follow);
    return () => window.removeEventListener('online', follow);
  }, []);
  if (mustSignIn) return null;
  if (hasNoPage) return <NotFoundScreen />;
  return <ErrorScreen error={error} onRetry={retry} isRetrying={state === 'loading'} />;
}

/** An error of the frame itself, which only a reload of the document can fix. */
export function RootError() {
  const { error, hasNoPage } = useError();
  if (hasNoPage) return <NotFoundScreen />;
  return (
    <>
      <ErrorScreen error={error} />
      <DialogHost />
    </>
  );
}
