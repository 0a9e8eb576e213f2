import { useMessages, useStartup } from '@segno/data';
import { ButtonLink } from '@segno/ui';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import * as styles from './ActiveWorkspace.css.ts';

/** The workspace whose records are shown, with a link to it; nothing in the default one (WORKSPACE-9). */
export function ActiveWorkspace() {
  const t = useMessages(workspaceMessages);
  const { id, name } = useStartup().workspace;
  if (id === 0) return null;
  return (
    <ButtonLink
      href={`/workspaces/${id}`}
      variant="outline"
      size="sm"
      aria-label={t('workspace.active', { name })}
      data-tooltip={name}
      className={styles.active}
    >
      <span className={styles.name}>{name}</span>
    </ButtonLink>
  );
}
