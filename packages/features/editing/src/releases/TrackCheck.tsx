import { preflightQuery, useMessages } from '@segno/data';
import { Button, Inline } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FieldGroup } from '../form/EditForm.tsx';
import { messages } from '../messages/en.ts';
import { Findings } from './Findings.tsx';

/** The check of one track before its release: each finding leads to its field (BACKSTAGE-9). */
export function TrackCheck({ trackId }: { trackId: number }) {
  const t = useMessages(messages);
  const { data: findings, refetch, isFetching } = useSuspenseQuery(preflightQuery('tracks', trackId));
  return (
    <FieldGroup title={t('preflight.title')}>
      <Findings
        label={t('preflight.title')}
        findings={findings.map((finding) => ({ ...finding, track: null }))}
        hrefOf={({ field }) => `#field-${field}`}
      />
      <Inline>
        <Button variant="ghost" isPending={isFetching} onPress={() => void refetch()}>
          {t('preflight.again')}
        </Button>
      </Inline>
    </FieldGroup>
  );
}
