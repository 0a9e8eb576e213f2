import {
  lookUpMutation,
  providerOffersQuery,
  useMessages,
  type ProviderOutcome,
  type ProviderPart,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Callout, Checkbox, CheckboxGroup, Dialog, openDialog, Stack } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import type { AnyRecord } from '../views/AdminView.ts';

const tones = { stored: 'positive', kept: 'info', not_found: 'info', failed: 'warning' } as const;

interface LookUpDialogProps {
  resource: 'artists' | 'tracks';
  id: number;
  offered: readonly ProviderPart[];
}

/** Asks what is looked up, and tells what became of each part. */
function LookUpDialog({ resource, id, offered }: LookUpDialogProps) {
  const t = useMessages(messages);
  const [parts, setParts] = useState<readonly string[]>(offered);
  const [outcomes, setOutcomes] = useState<readonly ProviderOutcome[]>([]);
  const { mutateAsync, isPending } = useMutation(lookUpMutation(resource, id));
  const start = async () => {
    try {
      setOutcomes(await mutateAsync({ parts: offered.filter((part) => parts.includes(part)) }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Dialog
      title={t('lookUp.title')}
      footer={
        <Button
          tone="accent"
          isPending={isPending}
          isDisabled={parts.length === 0}
          onPress={() => void start()}
        >
          {t('lookUp.start')}
        </Button>
      }
    >
      <Stack>
        <CheckboxGroup
          label={t('lookUp.parts')}
          description={t('lookUp.hint')}
          value={[...parts]}
          onChange={setParts}
        >
          {offered.map((part) => (
            <Checkbox key={part} value={part}>
              {t(`lookUp.part.${part}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <div role="status">
          <Stack space="sm">
            {outcomes.map(({ part, outcome, count, detail }) => (
              <Callout
                key={part}
                tone={tones[outcome]}
                title={t('lookUp.result', {
                  part: t(`lookUp.part.${part}`),
                  result: t(`lookUp.outcome.${outcome}`, { count }),
                })}
              >
                {detail}
              </Callout>
            ))}
          </Stack>
        </div>
      </Stack>
    </Dialog>
  );
}

/** Looks a record up in the outside sources that are switched on. Nothing without one. */
export function LookUpButton({ resource, record }: { resource: 'artists' | 'tracks'; record: AnyRecord }) {
  const t = useMessages(messages);
  const { data } = useQuery(providerOffersQuery());
  const offered = data?.[resource] ?? [];
  if (offered.length === 0) return null;
  return (
    <Button
      variant="ghost"
      onPress={() =>
        void openDialog(() => <LookUpDialog resource={resource} id={record.id} offered={offered} />)
      }
    >
      {t('lookUp.open')}
    </Button>
  );
}
