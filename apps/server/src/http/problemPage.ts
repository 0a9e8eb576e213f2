import { html } from 'hono/html';
import type { Problem } from './Problem.ts';

/** An error page for when the web app cannot render one: a sentence and a link to retry. */
export const problemPage = ({ message }: Problem) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Segno</title>
      </head>
      <body>
        <h1>${message}</h1>
        <p><a href="">Try again</a></p>
      </body>
    </html>`;
