import { directionOf } from '@segno/data/contract';
import { html } from 'hono/html';
import { serverText } from '../i18n/translations.ts';
import type { Problem } from './Problem.ts';

/** An error page for when the web app cannot render one: a sentence and a link to retry. */
export const problemPage = ({ message }: Problem, language: string) =>
  html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Segno</title>
      </head>
      <body>
        <h1>${serverText(language, message)}</h1>
        <p><a href="">${serverText(language, 'Try again')}</a></p>
      </body>
    </html>`;
