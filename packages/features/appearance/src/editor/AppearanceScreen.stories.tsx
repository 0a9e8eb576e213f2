import {
  adminOptionsQuery,
  appearanceDraftsQuery,
  appearanceHistoryQuery,
  appearanceQuery,
} from '@segno/data';
import { sampleAppearance } from '@segno/data/samples';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { appearancePage } from './appearancePage.ts';

const draft = {
  id: 4,
  name: 'Autumn',
  version: 1,
  publish_at: null,
  is_outdated: false,
  updated_by: { id: 3, name: 'Ada Admin' },
  updated_at: '2026-10-12T08:30:00.000Z',
};

const meta = {
  title: 'appearance/AppearanceScreen',
  component: TestScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    page: appearancePage,
    address: '/admin/appearance/general',
    startup: asAdmin(),
    answers: [
      answer(appearanceQuery(), sampleAppearance),
      answer(appearanceDraftsQuery(), [draft]),
      answer(appearanceHistoryQuery(), [
        {
          id: 2,
          name: 'Summer',
          published_by: { id: 3, name: 'Ada Admin' },
          reason: 'The brand has this yellow.',
          created_at: draft.updated_at,
        },
        { id: 1, name: null, published_by: null, reason: null, created_at: draft.updated_at },
      ]),
      answer(adminOptionsQuery('roles', { query: '' }), [{ id: 2, name: 'Listeners', detail: null }]),
    ],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change can be published and undone. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /Name of the site/ });
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await expect(publish).toBeDisabled();
    await userEvent.type(name, ' Radio');
    await expect(publish).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(name).toHaveValue(sampleAppearance.values.branding.site_name);
    await expect(publish).toBeDisabled();
  },
};

export const Themes: Story = { args: { address: '/admin/appearance/themes' } };

export const Menus: Story = { args: { address: '/admin/appearance/menus' } };

/** APPEARANCE-5: the previews show the template with an example. */
export const SearchEngines: Story = {
  args: { address: '/admin/appearance/seo-settings' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add artist to “Title”' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('{artist}');
    const result = canvas.getByRole('region', { name: 'In search results' });
    await expect(within(result).getByText('Ida Marlow')).toBeVisible();
  },
};

export const CustomCode: Story = { args: { address: '/admin/appearance/custom-code' } };

export const Drafts: Story = {
  args: { address: '/admin/appearance/drafts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Autumn')).toBeVisible();
    await expect(canvas.getByText('Reason: The brand has this yellow.')).toBeVisible();
    await expect(canvas.getByText('There are no differences.')).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
