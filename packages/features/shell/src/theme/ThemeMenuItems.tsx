import { useMessages, useStartup } from '@segno/data';
import { Menu, MenuItem, MoonIcon, SunIcon, ThemeIcon } from '@segno/ui';
import { messages } from '../messages/en.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { useThemeChoice } from './ThemeChoiceProvider.tsx';
import { useThemeSelector } from './useThemeSelector.ts';

/** The menu items of all available themes. */
export default function ThemeMenuItems() {
  const t = useMessages(messages);
  const { themes } = useStartup();
  const { choice } = useThemeChoice();
  const setChoice = useThemeSelector();
  const chosen = themes.all.find(({ id }) => id === choice);
  const selected = chosen?.default_light ? 'light' : chosen?.default_dark ? 'dark' : choice;
  const others = themes.all.filter((theme) => !theme.default_light && !theme.default_dark);
  return (
    <Menu
      aria-label={t('theme')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) setChoice(key as ThemeChoice);
      }}
    >
      <MenuItem id="system" icon={<ThemeIcon />}>
        {t('theme.system')}
      </MenuItem>
      <MenuItem id="light" icon={<SunIcon />}>
        {t('theme.light')}
      </MenuItem>
      <MenuItem id="dark" icon={<MoonIcon />}>
        {t('theme.dark')}
      </MenuItem>
      {others.map(({ id, name, is_dark }) => (
        <MenuItem key={id} id={id} icon={is_dark ? <MoonIcon /> : <SunIcon />}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
