import { adminSettingsQuery, type AdminSetting } from '@segno/data';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, fn } from 'storybook/test';
import { adsPage } from './adsPage.ts';

const setting = (name: string, value: unknown, access: 'public' | 'private' = 'private') =>
  ({ name, value, access, about: '', source: 'default', isSet: false }) as unknown as AdminSetting;
const settings = [
  setting('ads.heights', { general_top: 90 }, 'public'),
  setting('ads.hide_for_subscribers', true, 'public'),
  setting('ads.general_top', '<a href="https://shop.example">Shop</a>'),
];

const meta = {
  title: 'admin/AdsScreen',
  component: TestScreen,
  args: {
    page: adsPage,
    address: '/admin/ads',
    startup: asAdmin(),
    answers: [answer(adminSettingsQuery(), settings)],
    send: fn(async () => ({ settings })),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A slot that is turned on reserves its height. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Advertisements' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show: Album page, above the tracks' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Reserved height in pixels' })).toHaveLength(2);
    await expect(canvas.getByText('1 setting is not saved')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.send).toHaveBeenCalledWith('admin/settings', expect.anything());
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
