import { useMessages } from '@segno/data';
import { IconButton, lazyPart, MenuTrigger, MoonIcon, SunIcon, ThemeIcon } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { useThemeChoice } from './ThemeChoiceProvider.tsx';

const ThemeMenuItems = lazyPart(() => import('./ThemeMenuItems.tsx'));

/** The button of the theme menu. The menu's code is loaded on hover, focus or press. */
export function ThemeMenu() {
  const t = useMessages(messages);
  const { choice, theme } = useThemeChoice();
  const Icon = choice === 'system' ? ThemeIcon : theme?.is_dark ? MoonIcon : SunIcon;
  return (
    <MenuTrigger placement="bottom end" onIntent={ThemeMenuItems.preload}>
      <IconButton variant="ghost" aria-label={t('theme')}>
        <Icon />
      </IconButton>
      <ThemeMenuItems />
    </MenuTrigger>
  );
}
