import type { HttpClient } from '@segno/data';
import { samplePlaylists, sampleTracks } from '@segno/data/samples';
import { ApiError } from '@segno/data';
import { asListener } from '@segno/testing';
import { Button, DialogTrigger } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportPlaylistDialog, PlayerScreen } from '@segno/music/testing';

const [playlist] = samplePlaylists;
const [found] = sampleTracks;
const saved = fn();
const answers: HttpClient['send'] = (path) =>
  Promise.resolve(path === 'playlists/match' ? { matches: [found ?? null, null] } : { playlist });
const send = fn<HttpClient['send']>(answers);

const Screen = () => (
  <DialogTrigger defaultOpen>
    <Button>Import a playlist</Button>
    <ImportPlaylistDialog onSaved={saved} onCancel={() => {}} />
  </DialogTrigger>
);

const meta = {
  title: 'browse/ImportPlaylistDialog',
  component: PlayerScreen,
  args: { screen: Screen, route: '/', address: '/', startup: asListener(), send, answers: [] },
  beforeEach() {
    saved.mockClear();
    send.mockReset();
    send.mockImplementation(answers);
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const longTitle = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(7).trim();
const csv = (second: string) => `Title,Artist\n"${found?.name}",\n"${second}","Nobody"\n`;

/** Chooses a file in the dialog. */
async function choose(text: string, name = 'evening.csv') {
  const dialog = await screen.findByRole('dialog', { name: 'Import a playlist' });
  await waitFor(() => expect(dialog).toBeVisible());
  const input = dialog.querySelector('input[type=file]') ?? document.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File([text], name), { applyAccept: false });
  return within(dialog);
}

/** PLAYLIST-10: what was found, and what was not, before the playlist is made. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    const dialog = await choose(csv('Nobody knows this one'));
    await expect(await dialog.findByText('Found 1 of 2 tracks')).toBeVisible();
    await expect(dialog.getByText('Nobody knows this one · Nobody')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('evening');
    await userEvent.click(dialog.getByRole('button', { name: 'Create playlist' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  },
};

/** Before a file is chosen. */
export const Empty: Story = {
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a playlist' }));
    await expect(await dialog.findByRole('button', { name: 'Create playlist' })).toBeDisabled();
  },
};

/** The tracks are being looked for. */
export const Loading: Story = {
  async play() {
    send.mockImplementation(() => new Promise(() => undefined));
    const dialog = await choose(csv('Nobody knows this one'));
    await expect(await dialog.findByRole('progressbar', { name: 'Looking for the tracks' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  },
};

/** The file is no playlist, or names no tracks. */
export const Unreadable: Story = {
  async play() {
    const dialog = await choose('{', 'broken.json');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This file is not a playlist');
  },
};

/** The server does not answer: another file can be chosen, or the same one again. */
export const Failed: Story = {
  parameters: { expectedErrors: [/Server error/] },
  async play() {
    send.mockImplementation(() =>
      Promise.reject(new ApiError({ message: 'Server error', status: 500, code: 'server_error' })),
    );
    const dialog = await choose(csv('Nobody knows this one'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeEnabled());
    await expect(dialog.queryByText(/^Found/)).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    const dialog = await choose(csv(longTitle));
    await dialog.findByText('Found 1 of 2 tracks');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
