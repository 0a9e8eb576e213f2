import { expect, test } from '@playwright/test';
import { open, reload } from './listening.ts';
import { asNewPerson } from './people.ts';

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
  await page.getByRole('menuitem', { name: 'Import a playlist' }).click();
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
