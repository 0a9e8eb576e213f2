import { readId } from '@segno/data';
import { useParams } from 'react-router';

/** The record id in the URL of a screen. The route's loader has responded with 404 to any other text. */
export function useIdParam(name: string): number {
  const id = readId(useParams()[name]);
  if (id === undefined) throw new Error(`This screen belongs on a route with an id as :${name}.`);
  return id;
}
