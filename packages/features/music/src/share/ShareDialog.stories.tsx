import { TestScreen } from '@segno/testing';
import { Button, DialogHost } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openShareDialog } from './openShareDialog.tsx';
// The application loads the dialog on demand; stories import it statically, so that they need not wait.
import './ShareDialog.tsx';

// A document that stands in for the player.
const embedPath = '/favicon.ico';
const record = { name: 'Slow Tide', path: '/album/11/ida-marlow/slow-tide', embedPath };
const opener = (given: Parameters<typeof openShareDialog>[0]) => () => (
  <Button onPress={() => void openShareDialog(given)}>Share</Button>
);

// A dialog has no states of its own.
const meta = {
  title: 'music/ShareDialog',
  component: TestScreen,
  args: {
    screen: opener(record),
    route: '/',
    address: '/',
    answers: [],
    beside: <DialogHost />,
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name }));
};

/** EMBED-1: the code has the size, theme and colour that were chosen, and the preview shows them. */
export const Album: Story = {
  tags: ['rtl'],
  async play() {
    const dialog = await open('Share “Slow Tide”');
    const code = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed' }).value;
    await expect(code()).toContain('height="80"');
    for (const name of ['Link', 'Embed'])
      await expect(getComputedStyle(dialog.getByRole('textbox', { name })).direction).toBe('ltr');
    await userEvent.click(dialog.getByRole('radio', { name: 'Cover and tracks' }));
    await expect(code()).toContain('height="320"');
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(dialog.getByRole('button', { name: /Colour of the button/ }));
    const colors = await screen.findByRole('listbox');
    await userEvent.click(within(colors).getAllByRole('option')[0]!);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(code()).toContain('theme=dark&amp;color=e5484d'));
    await expect(dialog.getByTitle('Preview of the embedded player')).toHaveAttribute(
      'src',
      expect.stringContaining('?theme=dark&color=e5484d'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Standard colour' }));
    await expect(code()).not.toContain('color=');
  },
};

/** The link of a track may begin where it plays. */
export const Track: Story = {
  args: {
    screen: opener({
      name: 'Undertow',
      path: '/track/4/undertow',
      embedPath,
      time: { length: 200, now: 65 },
    }),
  },
  async play() {
    const dialog = await open('Share “Undertow”');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Start at' }));
    await expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toMatch(
      /undertow\?t=65$/,
    );
  },
};
