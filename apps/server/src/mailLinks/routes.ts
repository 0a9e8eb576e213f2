import { directionOf } from '@segno/data/contract';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { chooseMailLanguage } from './chooseMailLanguage.ts';
import { type ServerText, serverTexts } from '../i18n/translations.ts';
import { unsubscribeMail } from '../notificationSettings/store.ts';
import { endSession } from '../sessions/store.ts';
import { readLink } from './signedLink.ts';

interface Action {
  question: (t: ServerText) => string;
  button: (t: ServerText) => string;
  done: (t: ServerText) => string;
  run(db: Database, value: string): Promise<void>;
}

/** What links of mails do. Their values are signed, so that nobody else can make one. */
const actions: Record<string, Action> = {
  'end-session': {
    question: (t) => t('End this session? The browser that has signed in is signed out.'),
    button: (t) => t('End this session'),
    done: (t) => t('The session has ended. Choose another password if you did not sign in yourself.'),
    run: (db, value) => endSession(db, Number(value)),
  },
  unsubscribe: {
    question: (t) => t('Receive no more mails of this kind?'),
    button: (t) => t('Unsubscribe'),
    done: (t) => t('You receive no more mails of this kind.'),
    async run(db, value) {
      const [userId = '', kind = ''] = value.split(' ');
      await unsubscribeMail(db, Number(userId), kind);
    },
  },
};

/**
 * Links in mails, under `/mail`. They need no session: whoever has the link reads the mails of the account. Opening one
 * only asks, because programs open links of mails too; a mail program sends the POST of one click (RFC 8058).
 */
export const mailLinkRoutes = ({ db, key }: { db: Database; key: Buffer }) =>
  new Hono<AppEnv>()
    .use(bodyLimit({ maxSize: 16 * 1024 }))
    .get('/:action/:link', (c) => {
      const found = find(c, key);
      return found ? page(c, found.action.question, found.action.button) : invalid(c);
    })
    .post('/:action/:link', async (c) => {
      const found = find(c, key);
      if (!found) return invalid(c);
      await found.action.run(db, found.value);
      return page(c, found.action.done);
    });

function find(c: Context<AppEnv>, key: Buffer) {
  const name = c.req.param('action') ?? '';
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const value = readLink(key, name, c.req.param('link') ?? '');
  return action && value !== null ? { action, value } : null;
}

const invalid = (c: Context<AppEnv>) => page(c, (t) => t('This link is not valid.'), undefined, 404);

function page(
  c: Context<AppEnv>,
  text: (t: ServerText) => string,
  button?: (t: ServerText) => string,
  status: 200 | 404 = 200,
) {
  const language = chooseMailLanguage(c.req.header('accept-language'));
  const t = serverTexts(language);
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(
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
          <p>${text(t)}</p>
          ${button ? html`<form method="post"><button>${button(t)}</button></form>` : ''}
        </body>
      </html>`,
    status,
  );
}
