import { searchQuery } from '@segno/data';
import { sampleSearchResults } from '@segno/data/samples';
import { answerAll, asListener } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import './Palette.tsx';
import { PaletteDock } from './PaletteDock.tsx';

const meta = {
  title: 'player/Palette',
  component: PlayerScreen,
  args: {
    screen: () => (
      <label>
        A field of the page <input />
        <PaletteDock />
      </label>
    ),
    route: '/',
    address: '/',
    startup: asListener(),
    answers: [answerAll(searchQuery('tide'), sampleSearchResults)],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SEARCH-11: Ctrl+K opens the palette from anywhere; it finds records, pages and actions. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, step }) {
    await step('from a text field', async () => {
      await userEvent.click(await canvas.findByRole('textbox'));
      await userEvent.keyboard('{Control>}k{/Control}');
      // It fades in.
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible());
    });
    await step('pages and records', async () => {
      await userEvent.keyboard('liked');
      await waitFor(() => expect(screen.getByRole('option', { name: /Liked songs/ })).toBeVisible());
      const [artist] = sampleSearchResults.results.artists;
      const found = await screen.findAllByRole('option', { name: new RegExp(artist!.name) });
      await expect(found[0]).toBeVisible();
      await expect(screen.queryByRole('option', { name: 'Admin panel' })).toBeNull();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
