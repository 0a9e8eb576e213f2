import { adminOptionsQuery, type MenuItem, permissionNames, settingNames, useMessages } from '@segno/data';
import { Checkbox, CheckboxGroup, Select, SelectItem, Stack } from '@segno/ui';
import * as icons from './allIcons.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { menuMessages } from '../messages/menus.en.ts';

interface MenuItemConditionsProps {
  item: MenuItem;
  onChange: (values: Partial<MenuItem>) => void;
}

/** The key of the option that means nothing. */
const none = 'none';

/** The pages of the site that every visitor or signed-in person can open. */
const sitePages = [
  '/',
  '/search',
  '/genres',
  '/new-releases',
  '/popular-tracks',
  '/popular-albums',
  '/popular-artists',
  '/popular-playlists',
  '/library',
  '/library/songs',
  '/library/playlists',
  '/library/albums',
  '/library/artists',
  '/library/history',
  '/feed',
  '/pricing',
  '/contact',
  '/api-docs',
  '/backstage/requests',
  '/admin',
] as const;

/** The names of icons in menus: `VolumeLowIcon` is `volume-low`. */
const iconNames = Object.keys(icons)
  .filter((name) => name.endsWith('Icon'))
  .map((name) =>
    name
      .slice(0, -4)
      .replaceAll(/([A-Z])/g, (letter, _, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`),
  )
  .toSorted();
const componentOf = (name: string) =>
  (icons as Readonly<Record<string, ComponentType>>)[
    `${name.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())}Icon`
  ];

/** A page of the site from a list, as the address of an item. */
export function PagePicker({ item, onChange }: MenuItemConditionsProps) {
  const t = useMessages(menuMessages);
  return (
    <Select
      label={t('menu.page')}
      value={sitePages.find((path) => path === item.action) ?? none}
      onChange={(key) => key !== none && onChange({ type: 'route', action: String(key) })}
    >
      {[none, ...sitePages].map((path) => (
        <SelectItem key={path} id={path}>
          {path === none ? t('menu.otherPage') : path}
        </SelectItem>
      ))}
    </Select>
  );
}

/** An icon of `@segno/ui` from a list. */
export function IconPicker({ item, onChange }: MenuItemConditionsProps) {
  const t = useMessages(menuMessages);
  const isKnown = item.icon !== null && iconNames.includes(item.icon);
  return (
    <Select
      label={t('menu.pickIcon')}
      value={isKnown ? item.icon : none}
      onChange={(key) => onChange({ icon: key === none ? null : String(key) })}
    >
      {[none, ...iconNames].map((name) => {
        const Icon = componentOf(name);
        return (
          <SelectItem key={name} id={name} textValue={name}>
            {Icon && createElement(Icon)} {name === none ? t('menu.noIcon') : name}
          </SelectItem>
        );
      })}
    </Select>
  );
}

/** Whom an item is for: roles, a permission, and a setting that must be on (MENU-1). */
export function MenuItemConditions({ item, onChange }: MenuItemConditionsProps) {
  const t = useMessages(menuMessages);
  // Who may not see roles cannot choose them.
  const { data: roles = [] } = useQuery({ ...adminOptionsQuery('roles', { query: '' }), retry: false });
  const [setting = none] = Object.keys(item.settings ?? {});
  return (
    <Stack space="sm">
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
      <Select
        label={t('menu.permission')}
        value={item.permissions?.[0] ?? none}
        onChange={(key) => {
          const name = permissionNames.find((each) => each === key);
          onChange({ permissions: name ? [name] : [] });
        }}
      >
        {[none, ...permissionNames].map((name) => (
          <SelectItem key={name} id={name}>
            {name === none ? t('menu.none') : name}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={t('menu.setting')}
        value={setting}
        onChange={(key) => onChange({ settings: key === none ? {} : { [String(key)]: true } })}
      >
        {[none, ...settingNames].map((name) => (
          <SelectItem key={name} id={name}>
            {name === none ? t('menu.none') : name}
          </SelectItem>
        ))}
      </Select>
    </Stack>
  );
}
