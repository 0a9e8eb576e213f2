import type { PageMeta, Translator } from '@segno/data';
import { messages } from './messages/en.ts';

/** The metadata of the sign-in page. */
export const loginMeta = (translator: Translator): PageMeta => ({
  title: translator(messages)('login.title'),
  description: translator(messages)('login.description'),
  path: '/login',
});

/** The metadata of the page to create an account. */
export const registerMeta = (translator: Translator): PageMeta => ({
  title: translator(messages)('register.title'),
  description: translator(messages)('register.description'),
  path: '/register',
});

/** The metadata of the pages on which an invited person signs in. Their addresses have a secret. */
export const joinMeta = (translator: Translator): PageMeta => ({
  title: translator(messages)('register.heading.invite'),
  path: '/workspace/join/login',
  isHidden: true,
});

/** The metadata of the page that sends a link to choose another password. */
export const forgotPasswordMeta = (translator: Translator): PageMeta => ({
  title: translator(messages)('forgot.title'),
  path: '/forgot-password',
  isHidden: true,
});

/** The metadata of the page that the link opens. Its address has a secret token, so the canonical one is another. */
export const resetPasswordMeta = (translator: Translator): PageMeta => ({
  title: translator(messages)('reset.title'),
  path: '/forgot-password',
  isHidden: true,
});
