import { useMessages } from '@segno/data';
import { messages, type AdminKey } from '../messages/en.ts';

/** Returns the label of a column: that of its field, or a shorter one where it has one. */
export function useColumnLabel(): (id: string) => string {
  const t = useMessages(messages);
  return (id) => t((`column.${id}` in messages.lines ? `column.${id}` : `field.${id}`) as AdminKey);
}
