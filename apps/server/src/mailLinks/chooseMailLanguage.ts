import { type Language, languages } from '@segno/data/contract';

/** The first language of the browser that the product is translated into. */
export function chooseMailLanguage(accepted = ''): Language {
  const wanted = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const known = wanted.find((language) => (languages as readonly string[]).includes(language));
  return (known as Language | undefined) ?? 'en';
}
