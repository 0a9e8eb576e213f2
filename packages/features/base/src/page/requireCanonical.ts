import { redirect } from 'react-router';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Redirects an address with a wrong or missing slug to the canonical address of the record. The query stays. */
export function requireCanonical(path: string, url: URL | undefined) {
  if (url && decoded(url.pathname) !== decoded(path)) throw redirect(path + url.search, 301);
}
