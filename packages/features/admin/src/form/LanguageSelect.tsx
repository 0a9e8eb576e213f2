import { ValueSelect, type ValueSelectProps } from '@segno/base';
import { languages, useLanguage } from '@segno/data';
import { SelectItem } from '@segno/ui';

/** Names of languages in the language of the reader. */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return (language) => names.of(language) ?? language;
}

/** One of the languages of the product, each with its name in the language of the reader and in its own. */
export function LanguageSelect(props: Omit<ValueSelectProps, 'children'>) {
  const nameOf = useLanguageName();
  return (
    <ValueSelect {...props}>
      {languages.map((language) => {
        const own = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
        return (
          <SelectItem
            key={language}
            id={language}
            textValue={own === nameOf(language) ? own : `${nameOf(language)}, ${own}`}
            description={own === nameOf(language) ? undefined : own}
          >
            {nameOf(language)}
          </SelectItem>
        );
      })}
    </ValueSelect>
  );
}
