import { StartupProvider } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ThemeChoiceProvider } from '../theme/ThemeChoiceProvider.tsx';
import { createThemeStore } from '../theme/themeStore.ts';
import { AppShell } from './AppShell.tsx';

const render = (location: string, themeChoice: string | undefined, children: ReactNode) =>
  renderToString(
    createElement(
      StartupProvider,
      { startup: sampleStartup },
      createElement(
        ThemeChoiceProvider,
        { store: createThemeStore(themeChoice) },
        createElement(StaticRouter, { location }, createElement(AppShell, null, children)),
      ),
    ),
  );

test('the server renders the whole frame: page, landmarks and every menu as plain links', () => {
  const html = render('/search/tide', 'dark', createElement('h1', null, 'Tide'));
  expect(html).toContain('<h1>Tide</h1>');
  for (const tag of ['<header', '<main', '<nav']) expect(html).toContain(tag);
  for (const href of ['/', '/search', '/genres', '/new-releases', '/playlists']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html.match(/aria-current="true"/g)).toHaveLength(2);
});

test('without JavaScript, a link skips the menus', () => {
  const html = render('/', undefined, null);
  expect(html).toContain('href="#main"');
  expect(html).toContain('id="main"');
});
