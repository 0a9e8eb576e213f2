import { defaultWorkspace, useMessages, useStartup, workspacesPath, workspacesQuery } from '@segno/data';
import { MenuItem, MenuSection } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { workspaceMessages } from '../messages/workspaces.en.ts';
import { useSwitchWorkspace } from '@segno/base';

/** The workspaces of a signed-in person, as sections of the account menu. */
export function WorkspaceMenuSection() {
  const t = useMessages(workspaceMessages);
  const { workspace: active } = useStartup();
  const { nameOf, switchTo } = useSwitchWorkspace();
  const { data = [] } = useQuery(workspacesQuery());
  // Until they are read, the active one is known.
  const others = data.length > 0 || active.id === 0 ? data : [active];
  const all = [defaultWorkspace, ...others];
  return (
    <>
      {all.length > 1 && (
        <MenuSection
          title={t('workspace.menu')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[active.id]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            const chosen = all.find(({ id }) => id === key);
            if (chosen && chosen.id !== active.id) switchTo(chosen);
          }}
        >
          {all.map((workspace) => (
            <MenuItem key={workspace.id} id={workspace.id}>
              {nameOf(workspace)}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection aria-label={t('workspace.title')}>
        <MenuItem href={workspacesPath()}>{t('workspace.manage')}</MenuItem>
      </MenuSection>
    </>
  );
}
