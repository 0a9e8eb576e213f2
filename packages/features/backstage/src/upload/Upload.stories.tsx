import { failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asArtist, uploadAnswers } from '../stories/samples.ts';
import { uploadPage } from './uploadPage.ts';

const meta = {
  title: 'backstage/Upload',
  component: TestScreen,
  args: {
    page: uploadPage,
    address: '/backstage/upload',
    startup: asArtist(),
    answers: uploadAnswers,
    send: fn(async () => ({})),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The only artist of the person is chosen already. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Choose recordings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Nadia Voss' })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
