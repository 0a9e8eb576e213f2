import { redirect } from 'react-router';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Redirects an address that names a record with another slug, or without one, to the record's own address. */
export function requireCanonical(path: string, pathname: string | undefined) {
  if (pathname !== undefined && decoded(pathname) !== decoded(path)) throw redirect(path, 301);
}
