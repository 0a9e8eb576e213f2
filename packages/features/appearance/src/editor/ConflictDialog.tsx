import { type AppearanceDraftAnswer, appearanceDraftQuery, useMessages } from '@segno/data';
import { Button, Dialog, Spinner, Stack, Text } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { draftMessages } from '../messages/drafts.en.ts';
import { DifferenceTable } from '../panels/DifferenceTable.tsx';
import { useEditor, useEditorState } from './EditorContext.ts';
import { mergeValues } from './mergeValues.ts';

interface ConflictDialogProps {
  onClose: () => void;
  /** Stores the values of the editor over this version of the draft. */
  onStore: (version: number) => void;
}

/** Somebody else has stored the draft meanwhile: shows what differs, and keeps what both have changed (APPEARANCE-12). */
export function ConflictDialog({ onClose, onStore }: ConflictDialogProps) {
  const id = useEditorState(({ draft }) => draft?.id ?? 0);
  const { data } = useQuery({ ...appearanceDraftQuery(id), staleTime: 0, gcTime: 0, enabled: id > 0 });
  const t = useMessages(draftMessages);
  return data ? (
    <Conflict theirs={data} onClose={onClose} onStore={onStore} />
  ) : (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="md" title={t('conflict.title')}>
      <Spinner />
    </Dialog>
  );
}

function Conflict({ theirs, onClose, onStore }: ConflictDialogProps & { theirs: AppearanceDraftAnswer }) {
  const t = useMessages(draftMessages);
  const editor = useEditor();
  const mine = useEditorState(({ values }) => values);
  const base = useEditorState(({ stored }) => stored);
  const { values: merged, conflicts } = useMemo(
    () => mergeValues(base, mine, theirs.values),
    [base, mine, theirs.values],
  );
  const takeTheirs = () => {
    editor.openDraft(theirs.draft, theirs.values);
    onClose();
  };
  const keepBoth = () => {
    editor.change(() => merged);
    editor.stored(theirs.draft, editor.store.getState().values, theirs.values);
    onStore(theirs.draft.version);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('conflict.title')}
      footer={
        <>
          <Button onPress={takeTheirs}>{t('conflict.theirs')}</Button>
          <Button tone="accent" onPress={keepBoth}>
            {t(conflicts === 0 ? 'conflict.both' : 'conflict.mine')}
          </Button>
        </>
      }
    >
      <Stack space="md">
        <Text>{t('conflict.text', { name: theirs.draft.updated_by?.name ?? '' })}</Text>
        {conflicts > 0 && <Text>{t('conflict.same', { count: conflicts })}</Text>}
        <DifferenceTable
          before={theirs.values}
          after={mine}
          beforeTitle={t('conflict.stored')}
          afterTitle={t('conflict.yours')}
        />
      </Stack>
    </Dialog>
  );
}
