import {
  adminOptionsQuery,
  cancelAdminSubscriptionMutation,
  changeAdminSubscriptionMutation,
  useFormatLocale,
  useMessages,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  Dialog,
  formattersOf,
  Inline,
  openDialog,
  Select,
  SelectItem,
  Stack,
  toast,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages, type AdminKey } from '../messages/en.ts';
import { JoinedText } from '../table/JoinedText.tsx';
import { useCellText } from '../table/useCellText.ts';
import { usePriceText } from '../table/usePriceText.ts';
import type { AnyRecord } from '../views/AdminView.ts';

interface ChangeDialogProps {
  priceId: unknown;
  onChange: (priceId: number) => void;
}

function ChangeDialog({ priceId, onChange }: ChangeDialogProps) {
  const t = useMessages(messages);
  const { data: offers = [] } = useQuery(adminOptionsQuery('prices', { query: '' }));
  const [chosen, setChosen] = useState<number | null>(null);
  const priceText = usePriceText();
  return (
    <Dialog
      title={t('subscription.changeTitle')}
      footer={
        <Button
          tone="accent"
          isDisabled={chosen === null}
          onPress={() => {
            if (chosen !== null) onChange(chosen);
          }}
        >
          {t('subscription.change')}
        </Button>
      }
    >
      <Select
        label={t('field.price_id')}
        description={t('subscription.changeHint')}
        value={chosen}
        onChange={(key) => setChosen(Number(key))}
      >
        {offers
          .filter(({ id }) => id !== priceId)
          .map(({ id, name, price }) => {
            const text = price ? `${name} · ${priceText(price)}` : name;
            return (
              <SelectItem key={id} id={id} textValue={text}>
                {text}
              </SelectItem>
            );
          })}
      </Select>
    </Dialog>
  );
}

/** A person's subscription, which is ended or moved to another plan. */
export function SubscriptionActions({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const textOf = useCellText();
  const { mutateAsync: cancel, isPending: isCancelling } = useMutation(
    cancelAdminSubscriptionMutation(record.id),
  );
  const { mutateAsync: change, isPending: isChanging } = useMutation(
    changeAdminSubscriptionMutation(record.id),
  );
  const run = async (work: Promise<unknown>, done: AdminKey) => {
    try {
      await work;
      toast(t(done));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const openChange = () =>
    openDialog(({ close }) => (
      <ChangeDialog
        priceId={(record.price as { id: number }).id}
        onChange={(price_id) => {
          close();
          void run(change({ price_id }), 'subscription.changed');
        }}
      />
    ));
  const times = ['created_at', 'trial_ends_at', 'renews_at', 'grace_ends_at', 'ends_at'].flatMap((name) => {
    const time = record[name];
    return typeof time === 'string' ? [{ name, time }] : [];
  });
  const words = [record.cancel_reason, record.cancel_comment].filter((part) => typeof part === 'string');
  const hasEnded = record.status === 'ended';
  return (
    <Stack space="lg">
      <DescriptionList>
        <DescriptionItem term={t('field.email')}>
          {typeof record.email === 'string' ? record.email : ''}
        </DescriptionItem>
        <DescriptionItem term={t('field.plan')}>
          {textOf(record, { id: 'plan', kind: 'ref' })}
        </DescriptionItem>
        <DescriptionItem term={t('field.price')}>
          {textOf(record, { id: 'price', kind: 'price' })}
        </DescriptionItem>
        <DescriptionItem term={t('field.status')}>
          {textOf(record, { id: 'status', kind: 'choice' })}
        </DescriptionItem>
        <DescriptionItem term={t('field.gateway')}>
          {textOf(record, { id: 'gateway', kind: 'choice' })}
        </DescriptionItem>
        {times.map(({ name, time }) => (
          <DescriptionItem key={name} term={t(`field.${name}` as AdminKey)}>
            {format.date(time)}
          </DescriptionItem>
        ))}
        {words.length > 0 && (
          <DescriptionItem term={t('subscription.reason')}>
            <JoinedText parts={words} />
          </DescriptionItem>
        )}
      </DescriptionList>
      {!hasEnded && (
        <Inline space="sm" wrap>
          <Button isPending={isChanging} onPress={() => void openChange()}>
            {t('subscription.change')}
          </Button>
          {record.status !== 'cancelled' && (
            <Button
              isPending={isCancelling}
              onPress={() => void run(cancel({ when: 'period_end' }), 'subscription.cancelled')}
            >
              {t('subscription.cancelLater')}
            </Button>
          )}
          <Button
            tone="danger"
            isPending={isCancelling}
            onPress={() => void run(cancel({ when: 'now' }), 'subscription.ended')}
          >
            {t('subscription.cancelNow')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
