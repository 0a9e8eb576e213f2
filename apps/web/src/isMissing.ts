import { ApiError } from '@segno/data';
import { isRouteErrorResponse } from 'react-router';

/** Whether an error of a page says that what it shows does not exist, or not for this visitor. */
export const isMissing = (error: unknown): boolean =>
  (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
