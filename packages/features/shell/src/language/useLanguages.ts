import { type Language, languageMutation, languages, useLanguage, useSetting, useStartup } from '@segno/data';
import { useMutation } from '@tanstack/react-query';
import { showErrorToast } from '@segno/base';

/** A language by the name that its speakers use. */
const nameOf = (code: string) => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

const isLanguage = (code: unknown): code is Language => (languages as readonly unknown[]).includes(code);

/** The languages of the site with their own names, and the props of a menu in which one of them is chosen. */
export function useLanguages() {
  const current = useLanguage();
  const isSignedIn = useStartup().user !== null;
  const canChoose = useSetting('localization.choice') !== false;
  const offered = useSetting('localization.languages') ?? [];
  const { mutateAsync } = useMutation(languageMutation());
  return {
    selection: {
      selectionMode: 'single',
      disallowEmptySelection: true,
      selectedKeys: [current],
      onSelectionChange(keys: 'all' | Set<string | number>) {
        const [code] = keys;
        if (isLanguage(code) && code !== current)
          void mutateAsync({ locale: code, isSignedIn }).catch(showErrorToast);
      },
    } as const,
    all: (canChoose ? offered : []).filter(isLanguage).map((code) => ({
      code,
      name: nameOf(code),
    })),
  };
}
