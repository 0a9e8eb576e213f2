import { lyricsQuery } from '@segno/data';
import { sampleLyrics } from '@segno/data/samples';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { asArtist, sampleTrackRecord, trackAnswers } from '../stories/samples.ts';
import { trackEditPage } from './trackEditPage.ts';

const meta = {
  title: 'backstage/TrackEdit',
  component: TestScreen,
  args: {
    page: trackEditPage,
    address: '/backstage/tracks/21/edit',
    startup: asArtist(),
    answers: [...trackAnswers, answer(lyricsQuery(21), { ...sampleLyrics, track_id: 21 })],
    send: fn(async () => ({ record: sampleTrackRecord })),
  },
  // The sound of the sample does not exist.
  parameters: { expectedErrors: [/Failed to load resource/] },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, step }) {
    await step('a wrong ISRC is refused at its field', async () => {
      const isrc = await canvas.findByRole('textbox', { name: /^ISRC/ });
      await userEvent.clear(isrc);
      await userEvent.type(isrc, 'wrong');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Use a code such as GBABC2400001.')).toBeVisible();
    });
    await step('BACKSTAGE-12 a line is moved by 10 ms', async () => {
      const [later] = canvas.getAllByRole('button', { name: /10 ms later$/ });
      if (!later) throw new Error('There is no timed line.');
      await userEvent.click(later);
      await expect(canvas.getByRole('button', { name: 'Save lyrics' })).toBeEnabled();
    });
  },
};

/** A track without words. */
export const NoLyrics: Story = { args: { answers: [...trackAnswers, answer(lyricsQuery(21), null)] } };
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
