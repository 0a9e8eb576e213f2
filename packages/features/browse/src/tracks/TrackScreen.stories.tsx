import {
  albumQuery,
  commentsQuery,
  likesQuery,
  lyricsQuery,
  repostsQuery,
  trackQuery,
  type Comment,
  type TrackDetail,
} from '@segno/data';
import { sampleAlbum, sampleLikes, sampleLyrics, samplePage, sampleTrack } from '@segno/data/samples';
import {
  answer,
  answerAll,
  answerPages,
  asListener,
  failedStory,
  forbiddenStory,
  loadingStory,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { trackPage } from './trackPage.ts';

const peaks = Array.from({ length: 400 }, (_, index) =>
  Math.round(128 + 90 * Math.sin(index / 9) * Math.cos(index / 31)),
);

const answersWith = (track: TrackDetail) => [
  answer(trackQuery(track.id), track),
  answerAll(albumQuery(sampleAlbum.id), sampleAlbum),
];

const meta = {
  title: 'browse/TrackScreen',
  component: PlayerScreen,
  args: {
    page: trackPage,
    address: `/track/${sampleTrack.id}/track`,
    answers: answersWith({ ...sampleTrack, peaks }),
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleTrack.name })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Place in the track' })).toBeEnabled();
    // One track has no order.
    await expect(canvas.queryByRole('button', { name: 'Shuffle' })).toBeNull();
    // Only the head plays the track; its row in the album is the second button of the name.
    const [play] = canvas.getAllByRole('button', { name: `Play ${sampleTrack.name}` });
    await userEvent.click(play!);
    const pauses = await canvas.findAllByRole('button', { name: `Pause ${sampleTrack.name}` });
    await expect(pauses).toContain(play);
    const row = canvas.getByRole('row', { name: new RegExp(`^${sampleTrack.name}`) });
    await expect(row).toHaveAttribute('data-current');
  },
};

const bare: TrackDetail = { ...sampleTrack, album: null, peaks: null, genres: [], tags: [], image: null };
let isMeasured = false;

/** A single track whose recording is not made yet. Its waveform is flat until it plays. */
export const Bare: Story = {
  args: {
    answers: [
      {
        ...answer(trackQuery(bare.id), bare),
        get data() {
          return isMeasured ? { ...bare, peaks } : bare;
        },
      },
    ],
  },
  beforeEach() {
    isMeasured = false;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: 'Place in the track' });
    const heights = () =>
      new Set([...slider.parentElement!.querySelectorAll('rect')].map((bar) => bar.getAttribute('height')));
    await expect(slider).toBeEnabled();
    await expect(heights().size).toBe(1);
    isMeasured = true;
    await userEvent.click(canvas.getByRole('button', { name: `Play ${bare.name}` }));
    await waitFor(() => expect(heights().size).toBeGreaterThan(10));
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: answersWith({
      ...bare,
      name: 'An Attempt at Exhausting the Sounds of a Railway Junction on the First Cold Morning of the Year',
      artists: bare.artists.map((artist) => ({
        ...artist,
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      })),
      description: `<p>${'Kilometre by kilometre. '.repeat(40)}</p>`,
      peaks,
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: /^An Attempt/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const withWords = [
  ...answersWith({ ...sampleTrack, peaks, has_lyrics: true }),
  answer(lyricsQuery(sampleTrack.id), sampleLyrics),
];

/** LYRICS-3: a press on a line of the page plays the track from there, and the line is marked while it is sung. */
export const Words: Story = {
  args: { answers: withWords },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name: 'Lyrics' })).toBeVisible();
    await expect(canvasElement.querySelector('li [aria-current]')).toBeNull();
    const line = canvas.getByRole('button', { name: 'Undertow, undertow' });
    await userEvent.click(line);
    await waitFor(() => expect(line).toHaveAttribute('aria-current', 'true'));
  },
};

const longWords = {
  ...sampleLyrics,
  lines: Array.from({ length: 20 }, (_, index) => ({
    ...sampleLyrics.lines[0]!,
    start: index * 5000,
    text: `Line ${index + 1}`,
    translation: index === 0 ? 'Zeile 1' : null,
  })),
};

/** LYRICS-3: of many lines those around the sung one are shown, with their translation, and all after a press. */
export const ManyLines: Story = {
  args: {
    answers: [
      ...answersWith({ ...sampleTrack, peaks, has_lyrics: true }),
      answer(lyricsQuery(sampleTrack.id), longWords),
    ],
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Lyrics' });
    const texts = () =>
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await expect(texts().slice(0, 2)).toEqual(['Line 1Zeile 1', 'Line 2']);
    // A press that leaves no focus: the lines stay while the keyboard is on one.
    within(list).getByRole('button', { name: 'Line 8' }).click();
    await waitFor(() => expect(texts()).toEqual([6, 7, 8, 9, 10, 11, 12, 13].map((line) => `Line ${line}`)));
    const more = canvas
      .getAllByRole('button', { name: 'Show more' })
      .find((button) => list.parentElement!.contains(button))!;
    await userEvent.click(more);
    await waitFor(() => expect(texts()).toHaveLength(20));
  },
};

const first: Comment = {
  id: 1,
  parent_id: null,
  user: { id: 5, name: 'Mika Sorensen' },
  text: 'Here it begins.',
  position: 30_000,
  likes_count: 0,
  replies_count: 0,
  is_liked: false,
  status: 'visible',
  created_at: '2026-01-05T12:00:00.000Z',
  updated_at: '2026-01-05T12:00:00.000Z',
  permissions: { update: true, delete: true },
};
let comments: Comment[] = [];

/** COMMENT-6: the first comment is counted and on the waveform at once, and no longer once it is deleted. */
export const FirstComment: Story = {
  args: {
    startup: asListener(),
    send: (_path, { method } = {}) => {
      comments = method === 'POST' ? [first] : [];
      return Promise.resolve(method === 'POST' ? { comment: first } : {});
    },
    answers: [
      {
        ...answer(trackQuery(sampleTrack.id), sampleTrack),
        get data() {
          return { ...sampleTrack, peaks, comments_count: comments.length };
        },
      },
      ...(['newest', 'position'] as const).map((order) => ({
        ...answerPages(commentsQuery('tracks', sampleTrack.id, order), []),
        get data() {
          return { pagination: samplePage(comments) };
        },
      })),
      answerAll(albumQuery(sampleAlbum.id), sampleAlbum),
      answer(likesQuery(), sampleLikes),
      answer(repostsQuery(), { tracks: [], albums: [] }),
    ],
  },
  beforeEach() {
    comments = [];
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), first.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(await canvas.findByRole('heading', { name: '1 comment' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: '0:30, Mika Sorensen: Here it begins.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for the comment of Mika Sorensen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await canvas.findByRole('heading', { name: 'Comments' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: /^Comments/ })).toBeNull());
  },
};

/**
 * SETTING-15: a site shows and offers nothing of what is off: `player.waveform`, `player.lyrics`, `player.comments`,
 * `player.reposts`.
 */
export const SwitchedOff: Story = {
  args: {
    answers: [
      ...withWords,
      answer(likesQuery(), sampleLikes),
      answer(repostsQuery(), { tracks: [], albums: [] }),
    ],
    startup: {
      ...asListener(),
      settings: { player: { waveform: false, lyrics: false, comments: false, reposts: false } },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleTrack.name })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: /^More from|From the album|Album/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: 'Place in the track' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Lyrics' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /comment/i })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Repost/ })).toBeNull();
  },
};

// A track has no list and so no empty state: `Bare` shows one without any optional data.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

/** SHARE-1: the sheet opens from the head, whose buttons fit a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: `Share “${sampleTrack.name}”` });
    await expect(within(dialog).getByRole('checkbox', { name: 'Start at' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
