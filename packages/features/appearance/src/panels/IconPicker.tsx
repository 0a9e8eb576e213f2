import { type MenuItem, useMessages } from '@segno/data';
import { Select, SelectItem } from '@segno/ui';
import { type ComponentType, createElement } from 'react';
import { menuMessages } from '../messages/menus.en.ts';
import * as icons from './allIcons.ts';

interface IconPickerProps {
  item: MenuItem;
  onChange: (values: Partial<MenuItem>) => void;
}

/** The key of the option that means nothing. */
const none = 'none';

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
  (icons as Readonly<Record<string, ComponentType<{ size: number }>>>)[
    `${name.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())}Icon`
  ];

/** An icon of `@segno/ui` from a list. */
export function IconPicker({ item, onChange }: IconPickerProps) {
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
          <SelectItem key={name} id={name} {...(Icon && { icon: createElement(Icon, { size: 16 }) })}>
            {name === none ? t('menu.noIcon') : name}
          </SelectItem>
        );
      })}
    </Select>
  );
}
