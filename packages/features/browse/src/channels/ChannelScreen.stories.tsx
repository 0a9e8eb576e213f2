import { channelQuery, genreQuery, radioPath, type Channel } from '@segno/data';
import { sampleChannel, sampleGenres, samplePage, sampleTracks, sampleUsers } from '@segno/data/samples';
import { answer, answerAll, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { channelPage } from './channelPage.ts';

const genre = sampleGenres.find(({ name }) => name === 'ambient');
if (!genre) throw new Error('There is no sample of the genre “ambient”.');

const answersWith = (channel: Channel) => [
  answerAll(channelQuery(channel.slug), channel, {
    empty: { ...channel, sections: [], items: samplePage([]) },
  }),
  answer(genreQuery(genre.name), genre),
];

/** The page of a genre: rows of every type of record with the genre. */
const ofGenre: Channel = {
  ...sampleChannel,
  slug: 'genre',
  name: 'Genre',
  restriction: { type: 'genre', ...genre },
  sections: sampleChannel.sections.filter(({ content_type }) => content_type !== 'genres'),
};

const meta = {
  title: 'browse/ChannelScreen',
  component: PlayerScreen,
  args: {
    page: channelPage,
    address: '/genre/ambient',
    answers: answersWith(ofGenre),
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page of a genre: the channel `genre`, filtered by one genre, with a full head and rows of every type. */
export const OfAGenre: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ambient' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play Ambient' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Shuffle' })).toBeVisible();
    await expect(canvas.getByText('180 tracks')).toBeVisible();
    const head = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    await expect(head.querySelector('img')).toHaveAttribute('src', genre.image!.src);
    // RADIO-1: a genre is a seed.
    await expect(within(head).getByRole('link', { name: 'Radio' })).toHaveAttribute(
      'href',
      radioPath('genre', genre),
    );
    for (const { name } of sampleChannel.sections.slice(0, 4))
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

/** A list of links, such as genres, has no play button. */
export const OfGenres: Story = {
  args: {
    address: '/genres',
    answers: answersWith({
      ...sampleChannel,
      name: 'Genres',
      slug: 'genres',
      content_type: 'genres',
      sections: [],
      items: samplePage(sampleGenres.map((one) => ({ type: 'genre' as const, genre: one }))),
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Genres' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Shuffle' })).toBeNull();
  },
};

/** A channel of people has the cards of their profiles. */
export const OfPeople: Story = {
  args: {
    address: '/people',
    answers: answersWith({
      ...sampleChannel,
      name: 'People',
      slug: 'people',
      content_type: 'users',
      sections: [],
      items: samplePage(sampleUsers.map((user) => ({ type: 'user' as const, user }))),
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    const card = canvas.getByRole('link', { name: /^Noor Haddad/ });
    await expect(card).toHaveAttribute('href', '/user/12/noor-haddad');
    await expect(canvas.getByText('31 followers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Shuffle' })).toBeNull();
  },
};

/** A channel of tracks is shown as a table. */
export const Tracks: Story = {
  args: {
    address: '/popular-tracks',
    answers: answersWith({
      ...sampleChannel,
      name: 'Popular tracks',
      slug: 'popular-tracks',
      content_type: 'tracks',
      layout: 'table',
      sections: [],
      items: samplePage(sampleTracks.map((track) => ({ type: 'track' as const, track }))),
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('grid', { name: 'Popular tracks' })).toBeVisible();
    const head = canvas.getByRole('heading', { level: 1, name: 'Popular tracks' }).closest('header')!;
    await expect(within(head).getByRole('button', { name: 'Play Popular tracks' })).toBeVisible();
    await expect(within(head).getByRole('button', { name: 'Shuffle' })).toBeVisible();
    await expect(head.querySelector('img')).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('Nothing here yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

/** A right click on a card opens its context menu at the pointer. Escape closes it. */
export const CardMenu: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [card] = await canvas.findAllByRole('link', { name: /./ });
    const album = canvasElement.querySelector<HTMLElement>('a[href^="/album/"]') ?? card!;
    await userEvent.pointer({ keys: '[MouseRight]', target: album });
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Play next' })).toBeVisible());
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    address: '/long',
    answers: answersWith({
      ...sampleChannel,
      name: 'Everything that was played between midnight and the first train of the morning',
      slug: 'long',
      content_type: 'genres',
      sections: [],
      items: samplePage([
        { type: 'genre' as const, genre: { ...genre, display_name: 'Liturgicalambientdrone'.repeat(4) } },
      ]),
    }),
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: /^Everything that was played/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
