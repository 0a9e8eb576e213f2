import { channelQuery, memberHomeQuery } from '@segno/data';
import {
  sampleAlbums,
  sampleArtists,
  sampleChannel,
  sampleMemberHome,
  sampleStartup,
  sampleTracks,
  sampleUser,
} from '@segno/data/samples';
import {
  answer,
  answerAll,
  asListener,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { recentPlaces } from '@segno/music';
import { PlayerScreen } from '@segno/music/testing';
import { albumContext, artistContext } from '@segno/playback';
import { HomeScreen } from './HomeScreen.tsx';

/** Removes what other stories have played. */
const clear = () => {
  recentPlaces.clear();
  delete document.documentElement.dataset.recent;
  document.cookie = 'segno-recent=; path=/; max-age=0';
};

const meta = {
  title: 'browse/HomeScreen',
  component: PlayerScreen,
  args: {
    screen: HomeScreen,
    route: '/',
    address: '/',
    answers: [
      answerAll(channelQuery(sampleChannel.slug), sampleChannel, {
        empty: { ...sampleChannel, sections: [] },
      }),
    ],
  },
  beforeEach: clear,
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page, a channel with sections. Without play history it starts with a welcome. */
export const Home: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // The name of the page is for screen readers; what is seen first is the welcome.
    const name = await canvas.findByRole('heading', { level: 1, name: 'Home' });
    await expect(getComputedStyle(name).clipPath).toBe('inset(50%)');
    await expect(canvas.getByRole('heading', { name: 'Welcome to Segno' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Jump back in' })).toBeNull();
    for (const { name } of sampleChannel.sections.filter(({ items: { data } }) => data.length > 0)) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
  },
};

/** With play history it starts with what was played last in this browser. */
export const HomeOfAListener: Story = {
  beforeEach() {
    const places = [
      ...sampleAlbums.slice(0, 5).map((album) => ({ context: albumContext(album), image: album.image })),
      ...sampleArtists.slice(0, 2).map((artist) => ({ context: artistContext(artist), image: artist.image })),
    ];
    for (const place of places) recentPlaces.add(place);
    document.documentElement.dataset.recent = String(places.length);
    return clear;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const recent = await canvas.findByRole('region', { name: 'Jump back in' });
    // The seventh is left out.
    await waitFor(() => expect(within(recent).getAllByRole('link')).toHaveLength(6));
    const newest = within(recent).getAllByRole('link')[0];
    await expect(newest).toHaveAttribute('href', artistContext(sampleArtists[1]!).href);
    await expect(canvas.queryByRole('heading', { name: 'Welcome to Segno' })).toBeNull();
  },
};

/** The play history can be cleared. The home page then shows the welcome. */
export const ClearingWhatWasPlayed: Story = {
  ...HomeOfAListener,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Clear/ }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome to Segno' })).toBeVisible();
    await expect(recentPlaces.read()).toEqual([]);
    await expect(document.cookie).not.toContain('segno-recent');
  },
};

/** What is played is listed on the next visit, and does not shift the layout of this one. */
export const PlayingIsSaved: Story = {
  beforeEach: () => clear,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const { name } = sampleTracks[0]!;
    await userEvent.click((await canvas.findAllByRole('button', { name: `Play ${name}` }))[0]!);
    await waitFor(() => expect(recentPlaces.read()).toMatchObject([{ context: { type: 'channel' } }]));
    await expect(document.cookie).toContain('segno-recent=1');
    await expect(canvas.getByRole('heading', { name: 'Welcome to Segno' })).toBeVisible();
  },
};

const channelAnswer = answerAll(channelQuery(sampleChannel.slug), sampleChannel);
const playedHere = () => {
  const [, , , , , album] = sampleAlbums;
  recentPlaces.add({ context: albumContext(album!), image: album!.image });
  document.documentElement.dataset.recent = '1';
  return clear;
};

/** HOME-4: a member begins with what they return to, on every device. */
export const HomeOfAMember: Story = {
  tags: ['rtl'],
  args: {
    startup: asListener(),
    answers: [channelAnswer, answer(memberHomeQuery(), sampleMemberHome.sections)],
  },
  beforeEach: playedHere,
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Your playlists' });
    const own = canvas.getByRole('region', { name: 'Jump back in' });
    await expect(within(own).getAllByRole('link').length).toBeGreaterThanOrEqual(4);
    await expect(canvas.queryByRole('heading', { name: 'Welcome to Segno' })).toBeNull();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 4)).toEqual([
      'Jump back in',
      'Your playlists',
      `Because you played ${sampleArtists[0]!.name}`,
      sampleChannel.sections[0]!.name,
    ]);
  },
};

/** HOME-4: until the account has plays, what was played in this browser is in their place. */
export const HomeOfAMemberWithoutPlays: Story = {
  args: {
    startup: asListener(),
    answers: [channelAnswer, answer(memberHomeQuery(), sampleMemberHome.sections.slice(1))],
  },
  beforeEach: playedHere,
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Your playlists' });
    const recent = canvas.getByRole('region', { name: 'Jump back in' });
    await expect(await within(recent).findByRole('link', { name: sampleAlbums[5]!.name })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Welcome to Segno' })).toBeNull();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('Nothing here yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

/** Long names of sections and records are cut, and do not widen a phone. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answerAll(channelQuery(sampleChannel.slug), {
        ...sampleChannel,
        sections: sampleChannel.sections.map((section) => ({
          ...section,
          name: `${endless} ${section.id}`,
          items: {
            ...section.items,
            data: section.items.data.map((item) =>
              item.type === 'album' ? { ...item, album: { ...item.album, name: endless } } : item,
            ),
          },
        })),
      }),
    ],
  },
  async play({ canvas }) {
    await canvas.findAllByRole('link', { name: endless });
    for (const heading of canvas.getAllByRole('heading', { level: 2, name: /Donau/ })) {
      const { left, right } = heading.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    }
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const landing = (settings: object = {}) => ({
  ...sampleStartup,
  settings: { ...sampleStartup.settings, homepage: { type: 'landingPage' }, ...settings },
});

/** HOME-2: a guest finds what the site is, how to join, and its music. */
export const Landing: Story = {
  tags: ['rtl'],
  args: { startup: landing() },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'All the music of Segno, in one place' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    const [section] = sampleChannel.sections;
    await expect(canvas.getByRole('region', { name: section?.name ?? '' })).toBeVisible();
  },
};

export const LandingLoading: Story = { ...loadingStory, args: { startup: landing(), state: 'loading' } };
export const LandingFailed: Story = { ...failedStory, args: { startup: landing(), state: 'error' } };
export const LandingForbidden: Story = {
  ...forbiddenStory,
  args: { startup: landing(), state: 'forbidden' },
};

/** A site without music yet says what it is, and how to join. */
export const LandingEmpty: Story = {
  args: { startup: landing(), state: 'empty' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Create an account' })).toBeVisible();
  },
};

/** HOME-2: the texts of `landing.title` and `landing.text`, no registration, and no music for guests. */
export const LandingOfAClosedSite: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    startup: {
      ...landing({
        landing: { title: `Radio ${'Nordlicht'.repeat(12)}`, text: '<b>For members</b>' },
        registration: { disable: true },
      }),
      guest_role: { ...sampleStartup.guest_role, permissions: [] },
    },
    answers: [],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('<b>For members</b>')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /^Radio Nordlicht/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const coverOfStory = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const feature = { title: 'Every device', text: 'Phone, laptop and car.', image: null };

/**
 * HOME-3 MENU-7: the operator's buttons, picture, features and menu, in the operator's order: `landing.actions`,
 * `landing.image`, `landing.primary`, `landing.secondary`, `landing.order`.
 */
export const LandingOfTheOperator: Story = {
  tags: ['rtl'],
  args: {
    startup: {
      ...landing({
        landing: {
          actions: [
            { label: 'Start listening', action: '/register', look: 'filled' },
            { label: 'Our blog', action: 'https://blog.example/', look: 'outline' },
          ],
          primary: [{ title: 'No advertisements', text: 'Not between songs either.', image: null }],
          secondary: [feature, { ...feature, title: 'Offline' }],
          image: coverOfStory,
          order: ['secondary', 'primary'],
        },
      }),
      menus: [
        {
          id: 'top',
          positions: ['landing-page-navbar'],
          items: [{ id: 'about', label: 'About us', icon: null, type: 'route', action: '/pages/about' }],
        },
      ],
    },
  },
  async play({ canvas }) {
    const start = await canvas.findByRole('link', { name: 'Start listening' });
    await expect(start).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/pages/about');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Every device', 'Offline', 'No advertisements']);
    const picture = document.querySelector('[data-landing="general"] > img');
    await expect(picture).toHaveAttribute('src', coverOfStory);
  },
};

/** HOME-1: a signed-in person has the home channel instead. */
export const LandingOfASignedInPerson: Story = {
  args: { startup: { ...landing(), user: sampleUser } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Welcome to Segno' });
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};
