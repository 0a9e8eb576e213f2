import { useMessages } from '@segno/data';
import { Button, Dialog, Stack, Text, TextArea } from '@segno/ui';
import { useState } from 'react';
import { draftMessages } from '../messages/drafts.en.ts';

interface ReasonDialogProps {
  /** How many pairs of colours are hard to read. */
  count: number;
  /** Called with the reason, or with undefined when the person goes back. */
  onDone: (reason: string | undefined) => void;
}

/** Asks why an appearance that is hard to read is published all the same (APPEARANCE-9). */
export function ReasonDialog({ count, onDone }: ReasonDialogProps) {
  const t = useMessages(draftMessages);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone(undefined)}
      size="sm"
      title={t('reason.title')}
      footer={
        <>
          <Button onPress={() => onDone(undefined)}>{t('reason.cancel')}</Button>
          <Button tone="danger" isDisabled={reason.trim() === ''} onPress={() => onDone(reason.trim())}>
            {t('reason.publish')}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <Text>{t('reason.text', { count })}</Text>
        <TextArea label={t('reason.field')} isRequired maxLength={500} value={reason} onChange={setReason} />
      </Stack>
    </Dialog>
  );
}
