import { mutationOptions } from '@tanstack/react-query';
import { changeLanguage } from '../session/session.ts';
import type { Language } from './contract.ts';

/** Mutation options that change the language of the visitor, in every tab and without loading the page again. */
export const languageMutation = () =>
  mutationOptions({
    mutationFn: (language: Language, { client }) => changeLanguage(client, language),
  });
