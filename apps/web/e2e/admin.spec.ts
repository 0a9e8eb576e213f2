import { expect, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { expectNoErrors, open } from './listening.ts';
import { asAdmin, asGuest } from './people.ts';

test('ADMIN-1 ADMIN-3 ADMIN-4 an admin creates and edits tags, finds them by the address, and deletes them with an undo', async ({
  page,
}) => {
  // A repetition of the test makes other tags.
  const word = `Zither ${Date.now()}`;
  const expectQuiet = expectNoErrors(page);
  await asAdmin(page, '/admin/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();

  // Two tags, one of them renamed by the keyboard shortcut.
  for (const name of [`${word} one`, `${word} two`]) {
    await open(page, '/admin/tags/new');
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // The pressed button is gone.
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.getByRole('textbox', { name: /^Name/ }).fill(`${word} three`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('heading', { level: 1, name: `${word} three` })).toBeVisible();

  // The address has the search.
  await open(page, `/admin/tags?query=${encodeURIComponent(word)}&type=custom`);
  await expect(page.getByRole('grid', { name: 'Tags' }).getByRole('link')).toHaveText([
    `${word} one`,
    `${word} three`,
  ]);

  // Both are deleted by the keyboard, and brought back.
  await byKeyboard.press(page.getByRole('checkbox', { name: 'Select everything' }));
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await byKeyboard.press(page.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('There are no items matching your query')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('grid', { name: 'Tags' }).getByRole('link')).toHaveText([
    `${word} one`,
    `${word} three`,
  ]);
  expectQuiet();
});

/** The pages on which records are made, by the label of their name. */
const recordPages: readonly { path: string; field?: string; more?: Readonly<Record<string, string>> }[] = [
  { path: 'genres' },
  { path: 'labels' },
  { path: 'playlists' },
  { path: 'channels' },
  { path: 'artists' },
  { path: 'albums' },
  { path: 'tracks' },
  { path: 'custom-pages', field: 'Title' },
  { path: 'users', more: { Email: 'zither@segno.example' } },
  { path: 'roles' },
  { path: 'plans' },
];

for (const { path, field = 'Name', more = {} } of recordPages)
  test(`ADMIN-1 ADMIN-3 ADMIN-4 on /admin/${path} a record is made, changed, found by the address, deleted and brought back`, async ({
    page,
  }) => {
    // A repetition of the test makes another record.
    const word = `Zither ${Date.now()}`;
    const expectQuiet = expectNoErrors(page);
    const fieldOf = (label: string) =>
      page
        .getByRole('main')
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .first();
    const links = page.getByRole('grid').getByRole('link');
    await asAdmin(page, `/admin/${path}/new`);
    await fieldOf(field).fill(word);
    for (const [label, value] of Object.entries(more))
      await fieldOf(label).fill(value.replace('zither', word.toLowerCase().replace(' ', '.')));
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    await fieldOf(field).fill(`${word} two`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('heading', { level: 1, name: `${word} two` })).toBeVisible();

    await open(page, `/admin/${path}?query=${encodeURIComponent(word)}`);
    await expect(links).toHaveText([`${word} two`]);
    await byKeyboard.press(page.getByRole('checkbox', { name: 'Select everything' }));
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('There are no items matching your query')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(links).toHaveText([`${word} two`]);
    expectQuiet();
  });

test('ADMIN-1 ADMIN-3 ADMIN-4 on /admin/lyrics the words of a track are made, changed, deleted and brought back', async ({
  page,
}) => {
  const expectQuiet = expectNoErrors(page);
  const main = page.getByRole('main');
  // A repetition of the test makes another track.
  const name = `Quena ${Date.now()}`;
  const links = page.getByRole('grid').getByRole('link');
  await asAdmin(page, '/admin/tracks/new');
  await main.getByRole('textbox', { name: /^Name/ }).first().fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await open(page, '/admin/lyrics/new');
  await main.getByRole('combobox', { name: /^Track/ }).fill(name);
  await page.getByRole('option', { name }).click();
  await main.getByRole('textbox', { name: /^Words/ }).fill('The harbour is dark');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await main.getByRole('textbox', { name: /^Words/ }).fill('The harbour is light');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await open(page, `/admin/lyrics?query=${encodeURIComponent(name)}`);
  await expect(links).toHaveText([name]);
  await byKeyboard.press(page.getByRole('checkbox', { name: 'Select everything' }));
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no items matching your query')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links).toHaveText([name]);
  await links.click();
  await expect(main.getByRole('textbox', { name: /^Words/ })).toHaveValue('The harbour is light');
  expectQuiet();
});

test('ADMIN-7 by keyboard alone a channel is made, ordered and published, and guests find it on the home page', async ({
  page,
}) => {
  const expectQuiet = expectNoErrors(page);
  const { press, type } = byKeyboard;
  const name = `Harbour nights ${Date.now()}`;
  await asAdmin(page, '/admin/channels/new');
  await type(page.getByRole('textbox', { name: /^Name/ }), name);

  /** Adds a record by a part of its name. */
  const add = async (words: string) => {
    const field = page.getByRole('combobox', { name: 'Add an item' });
    await type(field, words);
    await expect(page.getByRole('option')).toHaveText([new RegExp(words)]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    // The list stays open for the next one.
    await page.keyboard.press('Escape');
  };
  const handles = page.getByRole('button', { name: /^Reorder/ });
  const items = page.getByRole('grid', { name: 'Items' }).getByRole('row').filter({ has: handles });
  const namesOf = () => handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  for (const album of ['A Long Low', 'A Map of the Quiet', 'Bulletins']) await add(album);
  await expect(items).toHaveCount(3);
  const added = await namesOf();
  await byKeyboard.moveFirstDown(items);
  const [first, second, third] = added;
  await expect.poll(namesOf).toEqual([second, third, first]);
  await press(page.getByRole('checkbox', { name: 'Published' }));
  await press(page.getByRole('button', { name: 'Create' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // The home page is a channel of channels.
  await open(page, '/admin/channels?query=home');
  await press(page.getByRole('row', { name: 'Home', exact: true }).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await add(name);
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved')).toBeVisible();

  // A page that loses its session reports it.
  expectQuiet();

  await asGuest(page);
  await expect(async () => {
    await open(page, '/');
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 2000 });
  }).toPass();
});
