import { adminLinesQuery, adminLocalizationsQuery } from '@segno/data';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { localizationsPage } from './localizationsPage.ts';

const lines = [
  { key: 'player.play', english: 'Play :name', line: 'Odtwórz :name', is_changed: true },
  {
    key: 'browse.tracks',
    english: '[one 1 track|other :count tracks]',
    line: '[one 1 utwór|few :count utwory|many :count utworów|other :count utworu]',
    is_changed: false,
  },
  { key: 'home.new', english: 'New releases', line: '', is_changed: false },
];
const state = { query: '', filter: 'all', page: 1 } as const;
const language = { is_offered: true, is_standard: false, lines_count: 1200, changed_count: 0 };

const meta = {
  title: 'admin/Localizations',
  component: TestScreen,
  parameters: { modes: { pseudo: 'It shows the texts of the site in two languages.' } },
  args: {
    page: localizationsPage,
    address: '/admin/localizations/pl/translate',
    startup: asAdmin(),
    beside: (
      <>
        <DialogHost />
        <ToastRegion />
      </>
    ),
    answers: [
      answer(adminLinesQuery('pl', state), { lines, total: 3 }, { empty: { lines: [], total: 0 } }),
      answer(adminLocalizationsQuery(), [
        { ...language, language: 'en', name: 'English', is_standard: true, translated_count: 1200 },
        { ...language, language: 'pl', name: 'polski', translated_count: 1180, changed_count: 12 },
        { ...language, language: 'ar', name: 'العربية', is_offered: false, translated_count: 1200 },
      ]),
    ],
    send: fn(async () => ({ count: 1, refused: [] })),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ADMIN-13: a lost placeholder is named at once, and the lines are stored together. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', { name: 'Play :name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Graj');
    await expect(field).toHaveAccessibleDescription(/:name/);
    await userEvent.type(field, ' :name');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'admin/localizations/pl/lines',
      expect.objectContaining({ body: { lines: { 'player.play': 'Graj :name' } } }),
    );
  },
};

/** Lines of another direction: the English line keeps its own. */
export const Arabic: Story = {
  args: {
    address: '/admin/localizations/ar/translate',
    answers: [answer(adminLinesQuery('ar', state), { lines, total: 3 })],
  },
  async play({ canvas }) {
    const field = await canvas.findByRole('textbox', { name: 'Play :name' });
    await expect(getComputedStyle(field).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('Play :name')).direction).toBe('ltr');
  },
};

/** ADMIN-23: a press on a text of the site finds its line. */
export const InContext: Story = {
  args: {
    answers: [
      answer(adminLinesQuery('pl', state), { lines, total: 3 }),
      answer(adminLinesQuery('pl', { ...state, shown: 'New releases' }), { lines: lines.slice(2), total: 1 }),
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'In context' }));
    const frame = await canvas.findByTitle<HTMLIFrameElement>('The site');
    // Stories have no site: its page is written here.
    await waitFor(async () => {
      // The first document of a frame is an empty one.
      await expect(frame.contentDocument?.URL).not.toBe('about:blank');
      await expect(frame.contentDocument?.readyState).toBe('complete');
    });
    const page = frame.contentDocument;
    if (!page) throw new Error('The frame has no document.');
    page.body.innerHTML = '<a href="/elsewhere"><b>New</b> releases</a>';
    await userEvent.click(page.querySelector('a') ?? page.body);
    await expect(await canvas.findByRole('row', { name: 'New releases' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Play :name' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'New releases' })).toBeVisible();
  },
};

/** The languages of the site. */
export const Languages: Story = {
  args: { address: '/admin/localizations' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /العربية/ }));
    await expect(args.send).toHaveBeenCalledWith(
      'admin/localizations/ar',
      expect.objectContaining({ body: { is_offered: true } }),
    );
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
