import { tagQuery, tagTracksQuery } from '@segno/data';
import { sampleTags, sampleTracks } from '@segno/data/samples';
import { answer, answerPages } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { TagScreen } from './TagScreen.tsx';

const [tag] = sampleTags;
if (!tag) throw new Error('There is no sample of a tag.');

const meta = {
  title: 'player/TagScreen/States',
  component: PlayerScreen,
  args: {
    screen: TagScreen,
    route: '/tag/:tagName/:tabName?',
    address: `/tag/${tag.name}`,
    answers: [answer(tagQuery(tag.name), tag), answerPages(tagTracksQuery(tag.name), sampleTracks)],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No tracks with this tag')).toBeVisible();
  },
};

const fails: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
};

export const Failed: Story = {
  args: { state: 'error' },
  parameters: { expectedErrors: [/Server error/] },
  play: fails,
};

export const Forbidden: Story = {
  args: { state: 'forbidden' },
  parameters: { expectedErrors: [/Forbidden/] },
  play: fails,
};
