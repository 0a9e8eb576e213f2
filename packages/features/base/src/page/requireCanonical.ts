import { redirect } from 'react-router';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Redirects an address with a wrong or missing slug to the canonical address of the record. */
export function requireCanonical(path: string, pathname: string | undefined) {
  if (pathname !== undefined && decoded(pathname) !== decoded(path)) throw redirect(path, 301);
}
