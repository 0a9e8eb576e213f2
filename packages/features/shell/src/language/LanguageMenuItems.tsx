import { useMessages } from '@segno/data';
import { Menu, MenuItem } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { useLanguages } from './useLanguages.ts';

/** The menu of a guest with the languages of the site. */
export default function LanguageMenuItems() {
  const t = useMessages(messages);
  const { all, selection } = useLanguages();
  return (
    <Menu aria-label={t('language')} {...selection}>
      {all.map(({ code, name }) => (
        <MenuItem key={code} id={code} textValue={name}>
          <span lang={code}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
