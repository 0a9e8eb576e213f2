import { useMessages } from '@segno/data';
import { MenuItem, MenuSection } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { useLanguages } from './useLanguages.ts';

/** The languages of the site as a section of a menu. Nothing when there is only one. */
export function LanguageItems() {
  const t = useMessages(messages);
  const { all, selection } = useLanguages();
  if (all.length < 2) return null;
  return (
    <MenuSection title={t('language')} {...selection}>
      {all.map(({ code, name }) => (
        <MenuItem key={code} id={code} textValue={name}>
          <span lang={code}>{name}</span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}
