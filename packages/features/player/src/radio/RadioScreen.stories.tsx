import { radioPath, radioTracksQuery } from '@segno/data';
import { sampleRadio, sampleStartup } from '@segno/data/samples';
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
    await expect(within(list).getAllByTitle('Because of #Late night')[0]).toBeVisible();
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

const latinName = 'A genre with a name that nobody can read to its end on a phone';

/** QUEUE-14: of a Latin name in an Arabic reason, the beginning stays in view. */
export const ArabicReasons: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  args: {
    startup: {
      ...sampleStartup,
      i18n: { ...sampleStartup.i18n, language: 'ar', lines: { 'player.reason.genre': 'بسبب :name' } },
    },
    answers: [
      answer(radioTracksQuery(seed.type, seed.id), {
        ...sampleRadio,
        tracks: tracks.map((each) => ({ ...each, reason: { kind: 'genre' as const, name: latinName } })),
      }),
    ],
  },
  async play({ canvas }) {
    const [reason] = await canvas.findAllByTitle(`بسبب ${latinName}`);
    if (!reason) throw new Error('There is no reason.');
    const texts = document.createTreeWalker(reason, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.includes(latinName));
    const letter = document.createRange();
    const start = texts.currentNode.textContent?.indexOf(latinName) ?? 0;
    letter.setStart(texts.currentNode, start);
    letter.setEnd(texts.currentNode, start + 1);
    const box = reason.getBoundingClientRect();
    await expect(letter.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left);
    letter.setEnd(texts.currentNode, start + latinName.length);
    await expect(letter.getBoundingClientRect().width).toBeGreaterThan(box.width);
  },
};
