import { hasPermission, permissionNames, useMessages, useStartup, type Permission } from '@segno/data';
import { Checkbox, CheckboxGroup, NumberField, Stack } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { SizeField } from './SizeField.tsx';

/** The permissions that can have a limit, with its name. */
const limits: Partial<Record<Permission['name'], 'count' | 'space'>> = {
  'music.create': 'count',
  'playlists.create': 'count',
  'uploads.create': 'space',
};

export interface PermissionsFieldProps {
  label: string;
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** The permissions of a role or a person, with their limits. Nobody can give one that they do not have. */
export function PermissionsField({
  label,
  value,
  onChange,
  errorMessage,
  isDisabled,
}: PermissionsFieldProps) {
  const t = useMessages(messages);
  const startup = useStartup();
  const given = new Set<string>(value.map(({ name }) => name));
  const limitOf = ({ restrictions }: Permission, name: string) =>
    restrictions.find((restriction) => restriction.name === name)?.value ?? Number.NaN;
  const choose = (names: readonly string[]) =>
    onChange(
      permissionNames.flatMap((name) =>
        names.includes(name) ? (value.find((one) => one.name === name) ?? { name, restrictions: [] }) : [],
      ),
    );
  const limit = (name: Permission['name'], restriction: 'count' | 'space', most: number) =>
    onChange(
      value.map((one) =>
        one.name === name
          ? { name, restrictions: Number.isNaN(most) ? [] : [{ name: restriction, value: most }] }
          : one,
      ),
    );
  return (
    <Stack>
      <CheckboxGroup
        label={label}
        value={[...given]}
        onChange={choose}
        errorMessage={errorMessage}
        isInvalid={errorMessage !== undefined}
        isDisabled={isDisabled}
      >
        {permissionNames.map((name) => (
          <Checkbox
            key={name}
            value={name}
            description={<span translate="no">{name}</span>}
            isDisabled={!given.has(name) && !hasPermission(startup, name)}
          >
            {t(`permission.${name}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {value.map((permission) => {
        const restriction = limits[permission.name];
        if (!restriction) return null;
        const Limit = restriction === 'space' ? SizeField : NumberField;
        return (
          <Limit
            key={permission.name}
            label={t('permissions.limit', { name: t(`permission.${permission.name}`) })}
            description={t('permissions.noLimit')}
            minValue={0}
            isDisabled={isDisabled}
            value={limitOf(permission, restriction)}
            onChange={(most) => limit(permission.name, restriction, most)}
          />
        );
      })}
    </Stack>
  );
}
