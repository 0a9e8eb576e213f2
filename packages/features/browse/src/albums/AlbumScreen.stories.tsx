import { albumQuery, artistAlbumsQuery, likesQuery, repostsQuery, type AlbumDetail } from '@segno/data';
import { sampleAlbum, sampleAlbums, sampleLikes, sampleStartup } from '@segno/data/samples';
import {
  answer,
  answerPages,
  asListener,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { coverTint } from '@segno/music';
import { PlayerScreen } from '@segno/music/testing';
import { albumPage } from './albumPage.ts';

const answersWith = (album: AlbumDetail) => [
  answer(albumQuery(album.id), album, { empty: { ...album, tracks: [], tracks_count: 0, duration: 0 } }),
  ...album.artists.map(({ id }) => answerPages(artistAlbumsQuery(id), sampleAlbums)),
];

const meta = {
  title: 'browse/AlbumScreen',
  component: PlayerScreen,
  args: {
    page: albumPage,
    address: `/album/${sampleAlbum.id}/artist/album`,
    answers: answersWith(sampleAlbum),
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleAlbum.name })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleAlbum.tracks.length + 1);
    // The head has the colour of the cover, which fades into the background of the page.
    const head = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    const tint = document.createElement('div');
    head.append(tint);
    tint.style.color = coverTint(sampleAlbum.image?.color);
    const { color } = getComputedStyle(tint);
    tint.remove();
    await expect(color).toMatch(/^oklch/);
    await expect(getComputedStyle(head).backgroundImage).toContain(color);
  },
};

/** AD-1: the advertisement is above the tracks, and below the head. */
export const Advertised: Story = {
  args: {
    startup: {
      ...sampleStartup,
      settings: { ...sampleStartup.settings, ads: { heights: { album_above: 120 } } },
    },
  },
  async play({ canvas }) {
    const ad = await canvas.findByRole('complementary', { name: 'Advertisement above the tracks' });
    await expect(ad.getBoundingClientRect().height).toBe(120);
    const { top, bottom } = ad.getBoundingClientRect();
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom).toBeLessThan(top);
    await expect(canvas.getAllByRole('grid')[0]!.getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

/** The button in the head plays the album. The row of the current track is marked, and the button pauses it. */
export const Playing: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Play ${sampleAlbum.name}` }));
    const first = sampleAlbum.tracks[0]!;
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: new RegExp(`^${first.name}`) })).toHaveAttribute('data-current'),
    );
    await expect(await canvas.findByRole('button', { name: `Pause ${sampleAlbum.name}` })).toBeVisible();
  },
};

/** Enter on a row plays the album from that track. */
export const PlayingARow: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const third = sampleAlbum.tracks[2]!;
    const row = await canvas.findByRole('row', { name: new RegExp(`^${third.name}`) });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveAttribute('data-current'));
  },
};

const openMenu = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${sampleAlbum.name}` }));
  return within(await within(document.body).findByRole('menu'));
};

/** The menu is shared: an open one would be that of the next story. */
const closeMenu = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
};

/** An album can be kept in this browser. */
export const Download: Story = {
  async play({ canvasElement }) {
    const menu = await openMenu(canvasElement);
    await expect(await menu.findByRole('menuitem', { name: 'Download to this browser' })).toBeVisible();
    await closeMenu();
  },
};

/** SETTING-15: a site without `player.downloads` does not offer them. */
export const WithoutDownloads: Story = {
  args: { startup: { ...sampleStartup, settings: { player: { downloads: false } } } },
  async play({ canvasElement }) {
    const menu = await openMenu(canvasElement);
    await expect(await menu.findByRole('menuitem', { name: 'Play next' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Download to this browser' })).toBeNull();
    await closeMenu();
  },
};

/** The context menu of a row, opened by its button. */
export const RowMenu: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const track = sampleAlbum.tracks[1]!;
    await userEvent.click(await canvas.findByRole('button', { name: `More for ${track.name}` }));
    const menu = await within(document.body).findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Add to queue' })).toBeVisible());
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** A dialog that the menu of a row opens. When it closes, the button of the menu has the focus again. */
export const RowDialog: Story = {
  async play({ canvas }) {
    const more = await canvas.findByRole('button', { name: `More for ${sampleAlbum.tracks[1]!.name}` });
    // The first time, the menu is gone before the code of the dialog is loaded.
    for (let time = 0; time < 2; time++) {
      more.focus();
      await userEvent.keyboard('{Enter}');
      const share = await screen.findByRole('menuitem', { name: 'Share…' });
      share.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
    }
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No tracks here yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

/** Long names, no cover, no release date, no description. */
export const Bare: Story = {
  args: {
    answers: answersWith({
      ...sampleAlbum,
      name: 'An Attempt at Exhausting the Sounds of a Railway Junction on the First Cold Morning of the Year',
      image: null,
      release_date: null,
      description: null,
      genres: [],
      tags: [],
      label: null,
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** SHARE-1: the sheet opens from the head, whose buttons fit a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: `Share “${sampleAlbum.name}”` });
    await expect(within(dialog).getByRole('textbox', { name: 'Embed' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const hasButtonsInOneLine: Story['play'] = async ({ canvas }) => {
  const { name } = sampleAlbum;
  await canvas.findByRole('button', { name: `Repost ${name}` });
  const names = [`Play ${name}`, 'Shuffle', `Repost ${name}`, 'Share', `More for ${name}`];
  const head = within(canvas.getByRole('heading', { level: 1 }).closest('header')!);
  const middles = names.map((each) => {
    const { top, height } = head.getByRole('button', { name: each }).getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
};

/** A member has the most buttons. They are in one line of a phone. */
export const PhoneOfAMember: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    startup: asListener(),
    answers: [
      ...answersWith(sampleAlbum),
      answer(likesQuery(), sampleLikes),
      answer(repostsQuery(), { tracks: [], albums: [] }),
    ],
  },
  play: hasButtonsInOneLine,
};

/** Beside an open queue the head has 660 px of a desktop. */
export const BesideTheQueue: Story = {
  ...PhoneOfAMember,
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 660 }}>
        <Story />
      </div>
    ),
  ],
};
