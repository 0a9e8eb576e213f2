import { readId } from '@segno/data';
import { useParams } from 'react-router';

/** The id of the record that a screen shows, from the address. The route's loader has answered 404 for any other text. */
export function useIdParam(name: string): number {
  const id = readId(useParams()[name]);
  if (id === undefined) throw new Error(`This screen belongs on a route with an id as :${name}.`);
  return id;
}
