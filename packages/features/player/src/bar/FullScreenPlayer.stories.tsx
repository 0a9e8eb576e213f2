import { sampleStartup, sampleTracks } from '@segno/data/samples';
import { spectrumStore } from '@segno/playback';
import { TooltipHost } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { swipe } from './swipe.ts';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { PlayerDock } from './PlayerDock.tsx';

const meta = {
  title: 'player/FullScreenPlayer',
  component: PlayerDock,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story, { args }) => <StoryPlayer {...args}>{Story()}</StoryPlayer>],
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the open player after its fade-in. */
const dialog = async () => {
  const player = await within(document.body).findByRole('dialog', { name: 'Full-screen player' });
  await waitFor(() => expect(player).toBeVisible());
  return player;
};

export const Default: Story = { tags: ['rtl'], args: { children: null, view: { fullScreen: 'cover' } } };

/** The title is large and the album is shown. The next track at the end of the controls opens the queue. */
export const WhatComesNext: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'desktop' } },
  async play() {
    const player = within(await dialog());
    const track = sampleTracks[1]!;
    const title = await player.findByRole('link', { name: track.name });
    await expect(getComputedStyle(title).fontSize).toBe('32px');
    // The context at the top is the same album.
    const albums = player.getAllByRole('link', { name: track.album!.name });
    await expect(albums).toHaveLength(2);
    await expect(albums[1]).toBeVisible();
    const next = player.getByRole('button', { name: new RegExp(`^Next ?${sampleTracks[2]!.name}`) });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(next);
    await expect(await player.findByRole('grid', { name: /^Next from/ })).toBeVisible();
  },
};

/**
 * On a high screen the cover has 60 % of the height, over a blurred picture. The view that the shortcut of the queue
 * replaces hands its focus to the button of the queue.
 */
export const High: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'high' } },
  parameters: {
    viewport: { options: { high: { name: 'High', styles: { width: '1280px', height: '1100px' } } } },
  },
  async play() {
    const surface = await dialog();
    const [backdrop, cover] = surface.querySelectorAll('img');
    await expect(getComputedStyle(backdrop!).filter).toContain('blur(48px)');
    await expect(Number(getComputedStyle(backdrop!).opacity)).toBeGreaterThan(0);
    if (innerHeight === 1100)
      await waitFor(() => expect(cover!.getBoundingClientRect().height).toBeCloseTo(660, 0));
    const player = within(surface);
    const toggle = player.getByRole('button', { name: 'Queue' });
    (await player.findByRole('button', { name: /^Next ?\S/ })).focus();
    await userEvent.keyboard('q');
    (await player.findByRole('button', { name: 'Clear' })).focus();
    await userEvent.keyboard('q');
    await waitFor(() => expect(player.queryByRole('button', { name: 'Clear' })).toBeNull());
    await expect(toggle).toHaveFocus();
    player.getByRole('button', { name: /^Next ?\S/ }).focus();
    await userEvent.keyboard('q');
    await player.findByRole('button', { name: 'Clear' });
    await expect(toggle).toHaveFocus();
  },
};

/** SETTING-15: without `player.lyrics` neither a button nor the More menu leads to the lyrics. */
export const WithoutLyrics: Story = {
  args: {
    children: null,
    view: { fullScreen: 'cover' },
    startup: { ...sampleStartup, settings: { player: { lyrics: false } } },
  },
  async play() {
    const player = within(await dialog());
    const queue = await player.findByRole('button', { name: 'Queue' });
    // The player fades in, and so does the menu.
    await waitFor(() => expect(queue).toBeVisible());
    await expect(player.queryByRole('button', { name: 'Lyrics' })).toBeNull();
    await userEvent.click(player.getByRole('button', { name: 'More' }));
    const item = await within(document.body).findByRole('menuitem', { name: 'Go to track' });
    await waitFor(() => expect(item).toBeVisible());
    await expect(within(document.body).queryByRole('menuitem', { name: 'Lyrics' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** PLAYER-27: the picture behind the cover ends above the controls, and is gone beside the queue and the lyrics. */
const endsAboveTheControls = async () => {
  const surface = await dialog();
  const [backdrop] = surface.querySelectorAll('img');
  const title = within(surface).getByRole('link', { name: sampleTracks[1]!.name });
  await expect(backdrop).toBeVisible();
  // The blur is outside of the view where it ends.
  await expect(backdrop!.getBoundingClientRect().right).toBeGreaterThan(innerWidth);
  await waitFor(() =>
    expect(backdrop!.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top),
  );
  await userEvent.click(within(surface).getByRole('button', { name: 'Queue' }));
  await waitFor(() => expect(backdrop).not.toBeVisible());
};

export const Backdrop: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'desktop' } },
  play: endsAboveTheControls,
};

export const BackdropOnAPhone: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'phone' } },
  play: endsAboveTheControls,
};

/** A signal of which every frequency is loud, on a device with or without reduced motion. */
const loud = (isReduced: boolean) => () => {
  const real = window.matchMedia.bind(window);
  const query = spyOn(window, 'matchMedia').mockImplementation((text) =>
    real(text.includes('reduced-motion') ? (isReduced ? 'all' : 'not all') : text),
  );
  const analyser = new AnalyserNode(new OfflineAudioContext(1, 1, 44_100));
  analyser.getByteFrequencyData = (levels) => void levels.fill(200);
  spectrumStore.setState({ analyser });
  return () => {
    spectrumStore.setState({ analyser: null });
    query.mockRestore();
  };
};

/** PLAYER-21: the spectrum of the signal takes its space from the cover, which leaves the title free. */
export const WithSpectrum: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: loud(false),
  async play() {
    const surface = await dialog();
    const canvas = surface.querySelector('canvas')!;
    const pixels = () => canvas.getContext('2d')!.getImageData(0, 10, canvas.width, 1).data;
    await waitFor(() => expect(pixels().some((value) => value > 0)).toBe(true));
    const title = within(surface).getByRole('link', { name: sampleTracks[1]!.name });
    const [, cover] = surface.querySelectorAll('img');
    await expect(cover!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      title.getBoundingClientRect().top,
    );
  },
};

/** PLAYER-21: the queue of a phone has the space of the spectrum. */
export const PhoneQueueWithoutSpectrum: Story = {
  args: { children: null, view: { fullScreen: 'queue' } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: loud(false),
  async play() {
    await expect((await dialog()).querySelector('canvas')).not.toBeVisible();
  },
};

/** PLAYER-21: with reduced motion there is no spectrum. */
export const Still: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  beforeEach: loud(true),
  async play() {
    await expect((await dialog()).querySelector('canvas')).toBeNull();
  },
};

export const WithQueue: Story = {
  args: { children: null, view: { fullScreen: 'queue' }, nextUp: sampleTracks.slice(9, 11) },
};

/** The small cover, which the bar has loaded, stays visible when the large one cannot be loaded. */
export const Phone: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'phone' } },
  async play() {
    const player = await dialog();
    // The first picture is the backdrop.
    const [, small, large] = player.querySelectorAll('img');
    if (!small || !large) throw new Error('The player shows no covers.');
    await expect(getComputedStyle(large.parentElement!).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await fireEvent.error(large);
    await waitFor(() => expect(large).not.toBeInTheDocument());
    const { left, top, width } = small.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + width / 2)).toBe(small);
    await expect(small.naturalWidth).toBeGreaterThan(0);
  },
};

export const PhoneQueue: Story = {
  args: { children: null, view: { fullScreen: 'queue' }, nextUp: sampleTracks.slice(9, 11) },
  globals: { viewport: { value: 'phone' } },
};

/** Swiping the cover sideways plays the next or previous track. Swiping down closes the player. */
export const Swipes: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  globals: { viewport: { value: 'phone' } },
  async play() {
    const player = await dialog();
    // The first picture is the backdrop.
    const [, cover] = player.querySelectorAll('img');
    if (!cover) throw new Error('The player shows no cover.');
    await swipe(cover, [-90, 5]);
    await expect(await within(player).findByRole('link', { name: sampleTracks[2]!.name })).toBeVisible();
    await swipe(cover, [90, 5]);
    await expect(await within(player).findByRole('link', { name: sampleTracks[1]!.name })).toBeVisible();
    await swipe(within(player).getByRole('slider', { name: 'Position' }), [0, 90]);
    await expect(player).toBeVisible();
    await swipe(cover, [5, 90]);
    await waitFor(() => expect(player).not.toBeInTheDocument());
  },
};

/** The focus moves into the player and returns on close. Escape closes it. The page behind is inert meanwhile. */
export const OpensAndCloses: Story = {
  args: { children: null },
  async play({ canvasElement }) {
    const open = await within(canvasElement).findByRole('button', { name: 'Full screen' });
    open.focus();
    await userEvent.click(open);
    await expect(await dialog()).toHaveFocus();
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(open).toHaveFocus();
  },
};

/** PLAYER-26: Escape closes it also while a button has the focus, whose tooltip is open, and after a menu has closed. */
export const EscapeOnAButton: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  decorators: [
    (Story) => (
      <>
        <TooltipHost />
        <Story />
      </>
    ),
  ],
  async play() {
    const player = await dialog();
    const body = within(document.body);
    const more = await within(player).findByRole('button', { name: 'More' });
    for (let step = 0; step < 4 && document.activeElement !== more; step += 1) await userEvent.tab();
    await expect(more).toHaveFocus();
    await body.findByRole('tooltip', { name: 'More' });
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menuitem', { name: 'Player settings' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(player).toBeVisible();
    await waitFor(() => expect(more).toHaveFocus());
    await body.findByRole('tooltip', { name: 'More' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(player).not.toBeInTheDocument());
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
};

/** The browser's Back button closes it and stays on the page. */
export const ClosesByGoingBack: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  async play() {
    await dialog();
    const { href } = window.location;
    window.history.back();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(window.location.href).toBe(href);
  },
};

/** A queue that was cleared here can be restored. */
export const ClearsTheQueue: Story = {
  args: { children: null, view: { fullScreen: 'queue' } },
  async play() {
    const page = within(document.body);
    const player = within(await dialog());
    await userEvent.click(await player.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(player.getByText('Nothing comes next')).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(player.getByRole('grid', { name: /^Next from/ })).toBeVisible());
  },
};

/** Following a link closes it without a step back in the history, which would cancel the navigation. */
export const ClosesOnTheWayToAnotherPage: Story = {
  args: { children: null, view: { fullScreen: 'cover' } },
  async play() {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, { once: true });
    const back = spyOn(window.history, 'back');
    const player = within(await dialog());
    await userEvent.click(player.getByRole('link', { name: sampleTracks[1]!.artists[0]!.name }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    await expect(back).not.toHaveBeenCalled();
  },
};
