import { useMessages } from '@segno/data';
import { AlertDialog, Button, openDialog, SelectionBar, toast } from '@segno/ui';
import { useState } from 'react';
import { tableMessages } from '../messages/table.en.ts';
import { showErrorToast } from '../notify/showErrorToast.tsx';
import type { BulkAction, TableItem } from './resourceTableProps.ts';

interface BulkBarProps<Item> {
  label: string;
  items: readonly Item[];
  actions: readonly BulkAction<Item>[];
  /** Called with the ids of records that were changed: they are no longer selected. */
  onDone: (ids: readonly (number | string)[]) => void;
  onClear: () => void;
}

/** The actions for the selected records of a table. What was changed before a failure can be undone. */
export function BulkBar<Item extends TableItem>({
  label,
  items,
  actions,
  onDone,
  onClear,
}: BulkBarProps<Item>) {
  const t = useMessages(tableMessages);
  const [running, setRunning] = useState<string | null>(null);

  const undoAll = async (action: BulkAction<Item>, done: readonly Item[]) => {
    try {
      if (action.undoAll) await action.undoAll(done);
      else for (const item of done) await action.undo?.(item);
    } catch (error) {
      showErrorToast(error);
    }
  };
  const runAll = async (action: BulkAction<Item>, all: readonly Item[]) => {
    const done: Item[] = [];
    setRunning(action.id);
    try {
      if (action.runAll) {
        await action.runAll(all);
        done.push(...all);
      } else
        for (const item of all) {
          await action.run?.(item);
          done.push(item);
        }
    } catch (error) {
      showErrorToast(error);
    }
    setRunning(null);
    if (done.length === 0) return;
    onDone(done.map(({ id }) => id));
    const canUndo = action.undo !== undefined || action.undoAll !== undefined;
    toast(action.done(done.length), {
      action: canUndo ? { label: t('table.undo'), onAction: () => void undoAll(action, done) } : undefined,
    });
  };
  const ask = (action: BulkAction<Item>, all: readonly Item[]) => {
    const question = action.confirm?.(all.length);
    if (!question) return void runAll(action, all);
    void openDialog(() => (
      <AlertDialog
        title={question.title}
        actionLabel={question.actionLabel}
        tone={action.tone}
        onAction={() => runAll(action, all)}
      >
        {question.description}
      </AlertDialog>
    ));
  };
  return (
    <SelectionBar label={label} onClear={onClear}>
      {actions.map((action) => {
        const all = items.filter((item) => action.appliesTo?.(item) ?? true);
        return (
          all.length > 0 && (
            <Button
              key={action.id}
              variant="ghost"
              tone={action.tone}
              startIcon={action.icon}
              isPending={running === action.id}
              isDisabled={running !== null && running !== action.id}
              onPress={() => ask(action, all)}
            >
              {action.label}
            </Button>
          )
        );
      })}
    </SelectionBar>
  );
}
