import { useMessages } from '@segno/data';
import { useSaveKey } from '@segno/base';
import { SaveBar } from '@segno/editing';
import { Button } from '@segno/ui';
import { messages } from '../messages/en.ts';

export interface ChangesBarProps {
  /** How many values are not stored yet. Without any there is no bar. */
  count: number;
  /** What they are, in a sentence. */
  children: string;
  isPending: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The bar with the unsaved changes of a page whose values are not those of one record. Ctrl+S or ⌘S stores them. */
export function ChangesBar({ count, children, isPending, onSave, onDiscard }: ChangesBarProps) {
  const t = useMessages(messages);
  useSaveKey(() => {
    if (count > 0 && !isPending) onSave();
  });
  if (count === 0) return null;
  return (
    <SaveBar text={children}>
      <Button variant="ghost" onPress={onDiscard}>
        {t('form.discard')}
      </Button>
      <Button type="submit" tone="accent" isPending={isPending}>
        {t('form.save')}
      </Button>
    </SaveBar>
  );
}
