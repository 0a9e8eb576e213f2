import { adminOptionsQuery, type MenuItem, permissionNames, useMessages } from '@segno/data';
import { Checkbox, CheckboxGroup, ChipField, Stack } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { menuMessages } from '../messages/menus.en.ts';
import { SettingConditionFields } from './SettingConditionFields.tsx';

interface MenuItemConditionsProps {
  item: MenuItem;
  onChange: (values: Partial<MenuItem>) => void;
}

const permissions = permissionNames.map((id) => ({ id, label: id }));

/** Whom an item is for: all of its roles, all of its permissions, and conditions on settings (MENU-1). */
export function MenuItemConditions({ item, onChange }: MenuItemConditionsProps) {
  const t = useMessages(menuMessages);
  // Who may not see roles cannot choose them.
  const { data: roles = [] } = useQuery({ ...adminOptionsQuery('roles', { query: '' }), retry: false });
  return (
    <Stack space="md">
      {roles.length > 0 && (
        <CheckboxGroup
          label={t('menu.roles')}
          value={(item.roles ?? []).map(String)}
          onChange={(keys) => onChange({ roles: keys.map(Number) })}
        >
          {roles.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <ChipField
        label={t('menu.permissions')}
        isListOnly
        suggestions={permissions}
        value={permissions.filter(({ id }) => item.permissions?.includes(id))}
        onChange={(chips) =>
          onChange({ permissions: permissionNames.filter((name) => chips.some(({ id }) => id === name)) })
        }
      />
      <SettingConditionFields
        settings={item.settings ?? {}}
        onChange={(settings) => onChange({ settings })}
      />
    </Stack>
  );
}
