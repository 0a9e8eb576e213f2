import { type AdminUndone, useMessages } from '@segno/data';
import { Button, Callout, Link, Stack, Text } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';
import { recordPath } from '../views/adminPath.ts';

export interface ChangeReportProps {
  /** What was done: `delete`, `undo`, or an action of the table. */
  action: string;
  /** Of records that name none. */
  resource: string;
  result: AdminUndone;
  /** Undoes it. Without it, it cannot be undone. */
  onUndo?: (() => void) | undefined;
  isUndoing?: boolean;
  onClose?: () => void;
}

/** How many records a change or an undo has changed and how many it has left, the first of them by name with the reason. */
export function ChangeReport({ action, resource, result, onUndo, isUndoing, onClose }: ChangeReportProps) {
  const t = useMessages(messages);
  const { count, refused, refused_count } = result;
  return (
    <Callout
      tone={refused_count > 0 ? 'warning' : 'positive'}
      isLive
      title={t(action === 'undo' ? 'undo.count' : (`done.${action}` as AdminKey), { count })}
      {...(onClose && { onDismiss: onClose })}
      actions={
        onUndo && (
          <Button variant="outline" isPending={isUndoing ?? false} onPress={onUndo}>
            {t('table.undo')}
          </Button>
        )
      }
    >
      {refused_count > 0 && (
        <Stack space="xs">
          <Text>{t('bulk.refused', { count: refused_count })}</Text>
          <ul>
            {refused.map((each) => (
              <li key={`${each.resource ?? ''} ${each.id}`}>
                <Link href={recordPath(each.resource ?? resource, each.id)}>
                  {each.name || t('bulk.record', { id: each.id })}
                </Link>{' '}
                {each.message}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Callout>
  );
}
