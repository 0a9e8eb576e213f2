import { smartPreviewQuery, SmartRules, useMessages } from '@segno/data';
import { Heading, Spinner, Stack, Text } from '@segno/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { artistNames } from '../cards/ArtistLinks.tsx';
import { smartMessages } from '../messages/smart.en.ts';
import * as css from './SmartRulesField.css.ts';

/** The number of tracks of the preview. */
const shown = 5;
/** The preview is read after a pause of this many milliseconds. */
const pause = 400;

/** How many tracks the rules find at the moment, and the first of them. */
export function SmartPreviewList({ rules }: { rules: SmartRules }) {
  const t = useMessages(smartMessages);
  const [settled, setSettled] = useState(rules);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(rules), pause);
    return () => clearTimeout(timer);
  }, [rules]);
  const isComplete = v.is(SmartRules, settled);
  const { data, isFetching, isError } = useQuery({
    ...smartPreviewQuery(settled),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const line = () => {
    if (!isComplete) return t('smart.incomplete');
    if (isError) return t('smart.previewFailed');
    if (!data) return null;
    return data.count === 0 ? t('smart.nothing') : t('smart.found', { count: data.count });
  };
  return (
    <Stack space="sm">
      <Heading level={3} size="sm">
        {t('smart.preview')}
      </Heading>
      <Text as="p" size="sm" tone="muted" role="status">
        {line()} {isFetching && <Spinner size={16} />}
      </Text>
      {isComplete && !isError && data && data.tracks.length > 0 && (
        <ol className={css.tracks}>
          {data.tracks.slice(0, shown).map((track) => (
            <li key={track.id}>
              <Text truncate size="sm">
                {track.name}
              </Text>{' '}
              <Text truncate size="sm" tone="muted">
                {artistNames(track.artists)}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
