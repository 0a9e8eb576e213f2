import { DescribedSelect, type DescribedSelectProps } from '@segno/base';
import { useMessages, type WorkspaceRole } from '@segno/data';
import { workspaceMessages } from '../messages/workspaces.en.ts';

export interface RoleSelectProps<TRole extends WorkspaceRole> extends Omit<
  DescribedSelectProps<TRole>,
  'options'
> {
  roles: readonly TRole[];
  value: WorkspaceRole;
}

/** Chooses one of the roles of a workspace. */
export function RoleSelect<TRole extends WorkspaceRole>({ roles, ...props }: RoleSelectProps<TRole>) {
  const t = useMessages(workspaceMessages);
  const options = roles.map((id) => ({ id, name: t(`role.${id}`), text: t(`role.${id}Text`) }));
  return <DescribedSelect {...props} options={options} />;
}
