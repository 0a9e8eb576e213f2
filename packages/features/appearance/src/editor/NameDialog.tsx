import { showErrorToast } from '@segno/base';
import { createDraftMutation, useMessages } from '@segno/data';
import { Button, Dialog, TextField, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { draftMessages } from '../messages/drafts.en.ts';
import { useEditor } from './EditorContext.ts';

/** Asks for the name of a new change set, and makes it of the values (APPEARANCE-7). */
export function NameDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(draftMessages);
  const editor = useEditor();
  const [name, setName] = useState('');
  const form = useId();
  const create = useMutation({ ...createDraftMutation(), onError: showErrorToast });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || create.isPending) return;
    const { values } = editor.store.getState();
    create.mutate(
      { name: name.trim(), values },
      {
        onSuccess: (response) => {
          editor.stored(response.draft, values, response.values);
          toast(t('draft.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="xs"
      title={t('draft.save')}
      footer={
        <>
          <Button onPress={onClose}>{t('reason.cancel')}</Button>
          <Button
            tone="accent"
            type="submit"
            form={form}
            isDisabled={name.trim() === ''}
            isPending={create.isPending}
          >
            {t('draft.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {/* The dialog has nothing else to fill in. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField autoFocus label={t('draft.name')} maxLength={100} value={name} onChange={setName} />
      </form>
    </Dialog>
  );
}
