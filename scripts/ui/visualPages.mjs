// Pictures of the pages of the built application, as a guest and as a signed-in person: in both themes, in three
// languages, on a desktop and on a phone. The server has the demo, without generated music.
import { chromium } from 'playwright';
import { build } from '../build.mjs';
import { print } from '../terminal.mjs';
import { serve } from '../serve.mjs';
import { sizes } from './pictures.mjs';

const port = process.env.PORT ?? '4393';
const themes = ['light', 'dark'];
const languages = ['en', 'pl', 'ar'];
/** The demo account that everybody may know. */
const listener = { email: 'listener@demo.segno', password: 'listen-to-segno' };

/** Addresses by the name of their pictures. */
const guestPages = {
  home: '/',
  album: '/album/1',
  artist: '/artist/1',
  track: '/track/1',
  playlist: '/playlist/1',
  genres: '/genres',
  genre: '/genre/jazz',
  search: '/search',
  results: '/search/lo',
  user: '/user/1',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'reset-password': '/password/reset/abc',
  'not-found': '/nowhere/at/all',
  'join-register': `/workspace/join/register?invite_id=${'a'.repeat(43)}&email=kai@segno.example`,
  'join-login': `/workspace/join/login?invite_id=${'a'.repeat(43)}&email=kai@segno.example`,
};
const personalPages = {
  'signed-in home': '/',
  library: '/library/playlists',
  notifications: '/notifications',
  workspaces: '/workspaces',
  // The first one of this data folder, which `createWorkspace` makes.
  workspace: '/workspaces/1',
};

const modes = themes.flatMap((theme) =>
  languages.flatMap((language) => Object.keys(sizes).map((viewport) => ({ theme, language, viewport }))),
);

async function open(browser, address, { theme, language, viewport }) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: sizes[viewport],
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'segno-language', value: language, url: address }]);
  const page = await context.newPage();
  return { context, page };
}

/** Sends a change to the API from a page of the application. */
const send = (page, path, body) =>
  page.evaluate(
    async ([address, values]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        body: JSON.stringify(values),
      });
      if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
    },
    [path, body],
  );

const signIn = (page) => send(page, '/auth/login', listener);

/** A workspace with an invitation, once. */
async function createWorkspace(page) {
  if ((await page.request.get('/api/v1/workspaces/1')).ok()) return;
  await send(page, '/api/v1/workspaces', { name: 'Night radio' });
  await send(page, '/api/v1/workspaces/1/invites', { email: 'kai@segno.example', role: 'editor' });
}

async function pictureOf(page, path) {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const status = answer?.status() ?? 0;
  return {
    shot,
    failure: status >= 500 ? `it was answered ${status}` : isWide ? 'it scrolls sideways' : undefined,
  };
}

/** Takes a picture of every page in every mode. Arguments select pages by a part of their name. */
export async function picturePages(args, pictures) {
  if (!args.includes('--built')) await build();
  const parts = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = ([name]) => parts.length === 0 || parts.some((part) => name.includes(part));
  process.env.SEGNO_DEMO_AHEAD = '0';
  process.env.SEGNO_RATE_LIMIT = '0';
  const { address, stop } = await serve(port);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  const take = async (page, pages, { theme, language, viewport }) => {
    for (const [name, path] of Object.entries(pages).filter(isWanted)) {
      const file = `page ${name} ${theme} ${language} ${viewport}.png`;
      const { shot, failure } = await pictureOf(page, path);
      if (failure) pictures.fail(file, failure);
      pictures.add(file, shot);
    }
  };
  try {
    for (const mode of modes) {
      print(`${mode.theme}, ${mode.language}, ${mode.viewport} …`);
      const { context, page } = await open(browser, address, mode);
      await take(page, guestPages, mode);
      if (Object.entries(personalPages).some(isWanted)) {
        await page.goto('/');
        await signIn(page);
        await createWorkspace(page);
        await take(page, personalPages, mode);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}
