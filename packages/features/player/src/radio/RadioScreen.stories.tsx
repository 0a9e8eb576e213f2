import { radioPath, radioTracksQuery } from '@segno/data';
import { sampleRadio } from '@segno/data/samples';
import { answer, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import { PlayerScreen } from '@segno/music/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { radioPage } from './radioPage.ts';

const { seed, tracks } = sampleRadio;
const long = 'A very long name of a track that nobody can read to its end on a phone';

const meta = {
  title: 'player/RadioScreen',
  component: PlayerScreen,
  args: {
    page: radioPage,
    address: radioPath(seed.type, seed),
    answers: [
      answer(radioTracksQuery(seed.type, seed.id), sampleRadio, { empty: { ...sampleRadio, tracks: [] } }),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: seed.name })).toBeVisible();
    const list = canvas.getByRole('list', { name: 'It begins with' });
    await expect(within(list).getAllByText('Because of #Late night')[0]).toBeVisible();
    await step('RADIO-4 the radio that plays follows wishes, which can be undone', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: `Play ${seed.name} radio` })[0]!);
      const playing = await canvas.findByRole('list', { name: 'Coming up' });
      const title = tracks[0]!.track.name;
      await userEvent.click(within(playing).getByRole('button', { name: `More like ${title}` }));
      await expect(within(playing).getByRole('button', { name: `More like ${title}` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  },
};

export const LongNames: Story = {
  args: {
    answers: [
      answer(radioTracksQuery(seed.type, seed.id), {
        ...sampleRadio,
        tracks: tracks.map((each) => ({ ...each, track: { ...each.track, name: long } })),
      }),
    ],
  },
};

/** On a phone the wishes are beside the names, at the end of the row. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: `Play ${seed.name} radio` }))[0]!);
    const playing = within(await canvas.findByRole('list', { name: 'Coming up' }));
    const title = tracks[0]!.track.name;
    const left = (element: Element) => element.getBoundingClientRect().left;
    const row = (await playing.findByRole('button', { name: title })).closest('li')!;
    const cover = row.firstElementChild!;
    await expect(left(cover)).toBeLessThan(left(playing.getByRole('button', { name: title })));
    await expect(left(playing.getByRole('button', { name: `More like ${title}` }))).toBeGreaterThan(
      left(playing.getByRole('button', { name: title })),
    );
  },
};

export const Empty: Story = emptyStory('There is no music for this radio yet');
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
