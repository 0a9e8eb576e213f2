import { data } from 'react-router';

/** The error to throw for an address without a page. */
export const notFound = () => data(null, { status: 404 });

export const isNotFound = (error: unknown) =>
  (error as ReturnType<typeof notFound> | undefined)?.init?.status === 404;
