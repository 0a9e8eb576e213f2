import { draftPresenceQuery } from '@segno/data';
import { useQuery } from '@tanstack/react-query';

/** The other people who have the change set open (APPEARANCE-12). */
export function useOtherEditors(draftId: number | null) {
  const { data = [] } = useQuery({ ...draftPresenceQuery(draftId ?? 0), enabled: draftId !== null });
  return draftId === null ? [] : data;
}
