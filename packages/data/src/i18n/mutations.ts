import { mutationOptions } from '@tanstack/react-query';
import { changeLanguage, type LanguageChange } from '../session/session.ts';

/** Mutation options that change the language of the visitor, in every tab and without loading the page again. */
export const languageMutation = () =>
  mutationOptions({
    mutationFn: (change: LanguageChange, { client }) => changeLanguage(client, change),
  });
