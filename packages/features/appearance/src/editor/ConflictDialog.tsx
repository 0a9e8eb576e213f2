import { type AppearanceValues, mergeValues, useMessages } from '@segno/data';
import { Button, Dialog, Heading, Radio, RadioGroup, Stack, Text } from '@segno/ui';
import { useMemo, useState } from 'react';
import { draftMessages } from '../messages/drafts.en.ts';
import { DifferenceTable, DifferingValue } from '../panels/DifferenceTable.tsx';
import { usePlaceName } from '../panels/usePlaceName.ts';

/** Values that another person has stored since these were begun. */
export interface Conflict {
  /** What both began with. */
  base: AppearanceValues;
  mine: AppearanceValues;
  theirs: AppearanceValues;
  /** Who has stored the others. */
  by: string | null;
  /** Whether they were published, and not saved as a draft. */
  isLive: boolean;
}

/** The values to store, the other person's as they are, or nothing yet. */
export type ConflictResponse = AppearanceValues | 'theirs' | null;

interface ConflictDialogProps {
  conflict: Conflict;
  onDone: (answer: ConflictResponse) => void;
}

/** Shows what two people have changed beside each other, and lets one choose each value that both have (APPEARANCE-12). */
export function ConflictDialog({ conflict, onDone }: ConflictDialogProps) {
  const { base, mine, theirs, by, isLive } = conflict;
  const t = useMessages(draftMessages);
  const placeName = usePlaceName();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { values, conflicts } = useMemo(
    () => mergeValues(base, mine, theirs, (key) => taken.has(key)),
    [base, mine, theirs, taken],
  );
  const choose = (key: string, isTheirs: boolean) =>
    setTaken((now) => {
      const next = new Set(now);
      if (isTheirs) next.add(key);
      else next.delete(key);
      return next;
    });
  const name = by || t('conflict.somebody');
  const isFree = conflicts.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone(null)}
      size="lg"
      title={t(isLive ? 'conflict.titleLive' : 'conflict.title')}
      footer={
        <>
          <Button onPress={() => onDone('theirs')}>{t('conflict.theirs')}</Button>
          <Button tone="accent" onPress={() => onDone(values)}>
            {isFree
              ? t(isLive ? 'conflict.bothLive' : 'conflict.both')
              : t(isLive ? 'conflict.keepLive' : 'conflict.keep')}
          </Button>
        </>
      }
    >
      <Stack space="md">
        <Text>{t(isLive ? 'conflict.textLive' : 'conflict.text', { name })}</Text>
        {!isFree && (
          <Heading level={3} size="md">
            {t('conflict.choose', { count: conflicts.length })}
          </Heading>
        )}
        {conflicts.map(({ key, path, mine: own, theirs: other }) => (
          <RadioGroup
            key={key}
            label={placeName(path)}
            value={taken.has(key) ? 'theirs' : 'mine'}
            onChange={(choice) => choose(key, choice === 'theirs')}
          >
            <Radio value="mine" description={t('conflict.yours')}>
              <DifferingValue value={own} />
            </Radio>
            <Radio value="theirs" description={name}>
              <DifferingValue value={other} />
            </Radio>
          </RadioGroup>
        ))}
        <Heading level={3} size="md">
          {t('conflict.rest')}
        </Heading>
        <DifferenceTable
          before={theirs}
          after={values}
          beforeTitle={t('conflict.stored')}
          afterTitle={t('conflict.merged')}
        />
      </Stack>
    </Dialog>
  );
}
