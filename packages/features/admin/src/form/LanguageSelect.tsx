import { languages, useLanguage } from '@segno/data';
import { Select, SelectItem, type SelectProps } from '@segno/ui';

export interface LanguageSelectProps extends Omit<
  SelectProps<object>,
  'children' | 'items' | 'value' | 'onChange'
> {
  value: string | null;
  /** Null where it can be cleared. */
  onChange: (language: string | null) => void;
}

/** Names of languages in the language of the reader. */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return (language) => names.of(language) ?? language;
}

/** One of the languages of the product, each with its name in the language of the reader and in its own. */
export function LanguageSelect({ value, onChange, ...props }: LanguageSelectProps) {
  const nameOf = useLanguageName();
  return (
    <Select
      {...props}
      isSearchable
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
    >
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
    </Select>
  );
}
