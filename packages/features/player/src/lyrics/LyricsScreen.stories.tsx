import { lyricsQuery } from '@segno/data';
import { sampleLyrics, sampleTracks } from '@segno/data/samples';
import { answer, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Player } from '@segno/playback';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { lyricsPage } from './lyricsPage.ts';

let player: Player;
const track = sampleTracks[0]!;
const lyrics = { ...sampleLyrics, track_id: track.id };

const meta = {
  title: 'player/LyricsScreen',
  component: TestScreen,
  args: {
    page: lyricsPage,
    address: '/lyrics',
    answers: [answer(lyricsQuery(track.id), lyrics, { empty: null })],
    wrap: (page) => (
      <StoryPlayer tracks={[track]} startAt={0} onReady={(ready) => (player = ready)}>
        {page}
      </StoryPlayer>
    ),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a line seeks to it, and the line is marked. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('button', { name: 'Undertow, undertow' });
    await userEvent.click(line);
    await waitFor(() => expect(player.progress.getState().position).toBe(24_000));
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'));
  },
};

const [sung] = lyrics.lines;
const timed = { ...sung!, words: [{ start: 5000, text: 'lights' }] };

/** LYRICS-3: the sung line keeps its whole text; the words that have begun are marked, also those without a time. */
export const ByWords: Story = {
  args: { answers: [answer(lyricsQuery(track.id), { ...lyrics, lines: [timed, ...lyrics.lines.slice(1)] })] },
  async play({ canvas }) {
    const line = await canvas.findByRole('button', { name: timed.text });
    await userEvent.click(line);
    const marked = () => [...line.querySelectorAll('[data-sung]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['The harbour ']));
    await expect(line).toHaveTextContent(timed.text);
    player.commands.seek(6000);
    await waitFor(() => expect(marked()).toEqual(['The harbour ', 'lights are counting down']));
  },
};

/** LYRICS-3: words of two voices are marked by their own times, and two lines may be the same. */
export const TwoVoices: Story = {
  args: {
    answers: [
      answer(lyricsQuery(track.id), {
        ...lyrics,
        lines: [
          {
            ...sung!,
            text: 'Low tide (ooh)',
            words: [
              { start: 4000, text: 'Low' },
              { start: 8000, text: 'tide' },
              { start: 6000, text: '(ooh)' },
            ],
          },
          ...lyrics.lines.slice(1, 2),
          ...lyrics.lines.slice(1, 2),
        ],
      }),
    ],
  },
  async play({ canvas }) {
    const line = await canvas.findByRole('button', { name: 'Low tide (ooh)' });
    await userEvent.click(line);
    player.commands.seek(7000);
    const marked = () => [...line.querySelectorAll('[data-sung]')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['Low ', '(ooh)']));
  },
};

/** LYRICS-3: the sung line gets the focus on request, so that a screen reader reads it. Nothing is announced by itself. */
export const SungLine: Story = {
  async play({ canvas, canvasElement }) {
    const line = await canvas.findByRole('button', { name: 'Undertow, undertow' });
    const go = canvas.getByRole('button', { name: 'Go to the sung line' });
    player.commands.seek(0);
    await waitFor(() => expect(go).toBeDisabled());
    player.commands.seek(24_500);
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'));
    await expect(line).not.toHaveFocus();
    await expect(canvasElement.querySelector('ol [aria-live], [aria-live] ol')).toBeNull();
    await userEvent.click(go);
    await expect(line).toHaveFocus();
  },
};

export const Plain: Story = {
  args: {
    answers: [
      answer(lyricsQuery(track.id), {
        ...lyrics,
        kind: 'plain',
        lines: lyrics.lines.map((line) => ({ ...line, start: null })),
      }),
    ],
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'No lyrics' });
  },
};

/** The name of the track is known before its lyrics are. */
export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: track.name })).toBeVisible();
    await expect(document.querySelector('main [aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The page keeps the name of the track, and the lyrics can be read again. */
const failing = (state: 'error' | 'forbidden', error: RegExp): Story => ({
  args: { state },
  parameters: { expectedErrors: [error] },
  async play({ canvas }) {
    await expect(await canvas.findByText('The lyrics could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: track.name })).toBeVisible();
  },
});
export const Failed: Story = failing('error', /Server error/);
export const Forbidden: Story = failing('forbidden', /Forbidden/);

export const WithoutATrack: Story = {
  args: { answers: [], wrap: (page) => <StoryPlayer context={null}>{page}</StoryPlayer> },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nothing is playing' })).toBeVisible();
  },
};

const longTrack = { ...track, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) };

/** Long words of the title and of the lines break on a phone. */
export const LongLines: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answer(lyricsQuery(track.id), {
        ...lyrics,
        lines: lyrics.lines.map((line) => ({
          ...line,
          text: `${'Ninnananna'.repeat(9)} ${line.text.repeat(6)}`,
          words: [],
        })),
      }),
    ],
    wrap: (page) => (
      <StoryPlayer tracks={[longTrack]} startAt={0}>
        {page}
      </StoryPlayer>
    ),
  },
  async play({ canvas }) {
    await canvas.findByRole('list', { name: 'Lyrics' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** LYRICS-3: the size of the text is chosen, and kept in the browser. */
export const Larger: Story = {
  beforeEach: () => () => localStorage.removeItem('segno.lyricsSize'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = await canvas.findByRole('button', { name: 'Undertow, undertow' });
    const before = Number.parseFloat(getComputedStyle(line).fontSize);
    const slider = canvas.getByRole('slider', { name: 'Text size' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(line).fontSize)).toBeCloseTo(before * 1.2, 0),
    );
    await expect(localStorage.getItem('segno.lyricsSize')).toBe('120');
  },
};
