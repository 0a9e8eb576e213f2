import { asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminTagsPage } from '../pages/adminTagsPage.ts';
import { viewAnswers } from '../stories/adminAnswers.ts';
import { adminSamples } from '../stories/adminSamples.ts';
import { tagsView } from '../views/catalogueViews.ts';

const stored = {
  ...adminSamples.tags?.[0],
  display_name: 'Midnight',
  updated_at: '2026-11-23T10:00:00.000Z',
};

const meta = {
  title: 'admin/AdminRecordScreen',
  component: TestScreen,
  args: {
    page: adminTagsPage,
    address: '/admin/tags/1/edit',
    startup: asAdmin(),
    beside: (
      <>
        <DialogHost />
        <ToastRegion />
      </>
    ),
    answers: viewAnswers(tagsView),
    send: fn(async () => ({ record: stored })),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ADMIN-3: the bar says what is not stored, and Ctrl+S stores it with the version of the record. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'Midnight');
    await expect(await canvas.findByText('Unsaved changes: Name')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Saved')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'admin/tags/1',
      expect.objectContaining({
        body: { display_name: 'Midnight', type: 'mood', version: '2026-10-12T08:30:00.000Z' },
      }),
    );
  },
};

/** A new record needs its values. */
export const New: Story = {
  args: { address: '/admin/tags/new' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
      /Fill in this field\./,
    );
  },
};

// A record has no empty state: it exists or not.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
