import { backstageOptionsQuery, managedArtistsQuery } from '@segno/data';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { adminSamples } from '../stories/adminSamples.ts';
import { adminUploadPage } from './adminUploadPage.ts';

const artist = { id: 4, name: 'Nadia Voss', detail: null };

const meta = {
  title: 'admin/Upload',
  component: TestScreen,
  args: {
    page: adminUploadPage,
    address: '/admin/upload',
    startup: asAdmin(),
    answers: [
      answer(managedArtistsQuery(), []),
      answer(backstageOptionsQuery('artists', { query: '' }), [artist]),
      answer(backstageOptionsQuery('artists', { ids: [] }), []),
      answer(backstageOptionsQuery('artists', { ids: [4] }), [artist]),
    ],
    send: fn(async () => ({})),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An admin uploads for any artist: none is chosen at first. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Upload recordings' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove / })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose recordings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upload recordings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

const added = { ...adminSamples.artists?.[0], id: 5, name: 'Kilo' };

/** ADMIN-28: an artist that the catalogue does not have is added by its name. */
export const NewArtist: Story = {
  args: {
    answers: [
      answer(managedArtistsQuery(), []),
      answer(backstageOptionsQuery('artists', { query: '' }), [artist]),
      answer(backstageOptionsQuery('artists', { query: 'Kilo' }), []),
      answer(backstageOptionsQuery('artists', { ids: [] }), []),
      answer(backstageOptionsQuery('artists', { ids: [5] }), [{ id: 5, name: 'Kilo', detail: null }]),
    ],
    send: fn(async () => ({ record: added })),
  },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Add artist' }), 'Kilo');
    await userEvent.click(await screen.findByRole('option', { name: 'New artist “Kilo”' }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Remove Kilo' })).toBeVisible();
    await expect(args.send).toHaveBeenCalledWith(
      'admin/artists',
      expect.objectContaining({
        body: expect.objectContaining({ name: 'Kilo', status: 'published' }) as unknown,
      }),
    );
    await expect(canvas.getByRole('combobox', { name: 'Add artist' })).toHaveValue('');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

// The page has no list and so no empty state.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
