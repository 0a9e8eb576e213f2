import { hiddenTracksQuery, hidesQuery, useMessages, useStartup, type Track } from '@segno/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { socialMessages } from '../messages/social.en.ts';

/** The mark of the tracks of a list that the signed-in person hides everywhere; changed at once by a hide. */
export function useHiddenMarks(tracks: readonly Track[]): (track: Track) => string | undefined {
  const t = useMessages(socialMessages);
  const isSignedIn = useStartup().user !== null;
  const { data: hides = [] } = useQuery({ ...hidesQuery(), enabled: isSignedIn });
  const isHiding = hides.some(({ scope }) => scope === 'everywhere');
  const { data: hidden } = useQuery({
    ...hiddenTracksQuery(tracks.map(({ id }) => id)),
    enabled: isHiding && tracks.length > 0,
    placeholderData: keepPreviousData,
  });
  return useCallback(
    ({ id }) => (isHiding && hidden?.includes(id) ? t('hide.mark') : undefined),
    [isHiding, hidden, t],
  );
}
