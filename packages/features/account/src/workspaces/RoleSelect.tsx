import { useMessages, type WorkspaceRole } from '@segno/data';
import { Select, SelectItem, type SelectProps } from '@segno/ui';
import { workspaceMessages } from '../messages/workspaces.en.ts';

export interface RoleSelectProps<TRole extends WorkspaceRole> extends Pick<
  SelectProps<object>,
  'label' | 'aria-label' | 'isPending' | 'name' | 'className'
> {
  roles: readonly TRole[];
  value: WorkspaceRole;
  onChange: (role: TRole) => void;
}

/** Chooses one of the roles of a workspace. */
export function RoleSelect<TRole extends WorkspaceRole>({
  roles,
  onChange,
  ...props
}: RoleSelectProps<TRole>) {
  const t = useMessages(workspaceMessages);
  return (
    <Select
      {...props}
      onChange={(key) => {
        const role = roles.find((each) => each === key);
        if (role) onChange(role);
      }}
    >
      {roles.map((role) => (
        <SelectItem key={role} id={role} textValue={t(`role.${role}`)} description={t(`role.${role}Text`)}>
          {t(`role.${role}`)}
        </SelectItem>
      ))}
    </Select>
  );
}
