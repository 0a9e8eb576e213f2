import { expect, test } from '@playwright/test';
import { open, reload } from './listening.ts';
import { asListener, asNewPerson } from './people.ts';

test.describe.configure({ timeout: 180_000 });

test('LIBRARY-2 PLAYLIST-10 a member likes songs, plays and removes them in the library, and makes a playlist of a file', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await asNewPerson(page);

  await open(page, '/album/3');
  const rows = main.getByRole('row', { name: /, / });
  const names: string[] = [];
  for (const place of [0, 1, 2]) {
    const like = rows.nth(place).getByRole('button', { name: /^Like / });
    names.push((await like.getAttribute('aria-label'))?.replace('Like ', '') ?? '');
    const kept = page.waitForResponse((answer) => answer.url().includes('/me/likes/tracks/'));
    await like.click();
    await kept;
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, '/library/songs?order=title');
  const grid = main.getByRole('grid', { name: 'Liked songs' });
  for (const name of names) await expect(grid.getByRole('row', { name: `${name}, ` })).toBeVisible();
  await expect(main.getByText(/^\d+ songs?$/)).toBeVisible();

  // A row plays the list from there.
  const [, second = ''] = names.toSorted();
  await grid.getByRole('row', { name: `${second}, ` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Player' }).getByText(second).first()).toBeVisible();

  // A selection is removed, and that is undone.
  for (const name of names)
    await grid
      .getByRole('row', { name: `${name}, ` })
      .getByRole('gridcell')
      .nth(5)
      .click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByText('3 tracks selected')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed 3 songs from your likes')).toBeVisible();
  await expect(grid.getByRole('row', { name: `${second}, ` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByRole('row', { name: `${second}, ` })).toBeVisible();
  await reload(page);
  await expect(grid.getByRole('row', { name: `${second}, ` })).toBeVisible();

  // A file of another service becomes a playlist, and says what is missing.
  await open(page, '/library/playlists');
  await main.getByRole('button', { name: 'More ways to begin' }).click();
  await page.getByRole('menuitem', { name: 'Import a playlist…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a playlist' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chosen
  ).setFiles({
    name: 'evening.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Track Name,Artist Name(s)\n"${second} (Live)",\nNobody knows this one,Nobody\n`),
  });
  await expect(dialog.getByText('Found 1 of 2 tracks')).toBeVisible();
  await expect(dialog.getByText('Nobody knows this one · Nobody')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create playlist' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'evening' })).toBeVisible();
  await expect(main.getByText(second, { exact: true }).first()).toBeVisible();
});

test('PLAY-7 LIBRARY-3 FOLDER-2 the listener of the demo finds a history, a library in its own order, and folders', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await asListener(page);
  // What the person returns to comes first.
  await expect(main.getByRole('heading', { name: 'Jump back in' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Slow Sunday' }).first()).toBeVisible();

  // The days of the history, of which a later one is read when it comes into view.
  await open(page, '/library/history');
  await expect(main.getByRole('grid').first()).toBeVisible();
  const oldest = main.getByRole('region').last();
  await oldest.scrollIntoViewIfNeeded();
  await expect(oldest.getByRole('grid')).toBeVisible();

  // The order of a list is there again on the next visit of its page.
  await open(page, '/library/albums');
  await expect(main.getByText(/^\d+ albums$/)).toBeVisible();
  await main.getByRole('button', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(page).toHaveURL(/order=name/);
  await open(page, '/library/songs');
  await open(page, '/library/albums');
  await expect(page).toHaveURL(/order=name/);

  // A folder has its playlists, and the list around it has the others.
  await open(page, '/library/playlists');
  await main.getByRole('link', { name: 'Evenings' }).click();
  await expect(main.getByRole('row', { name: /Night bus, window seat/ })).toBeVisible();
  await expect(main.getByRole('row', { name: /Slow Sunday/ })).toHaveCount(0);
});
