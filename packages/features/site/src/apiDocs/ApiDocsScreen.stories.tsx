import { apiQuery } from '@segno/data';
import { sampleApi } from '@segno/data/samples';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { apiDocsPage } from './apiDocsPage.ts';

const meta = {
  title: 'site/ApiDocsScreen',
  component: TestScreen,
  args: {
    page: apiDocsPage,
    address: '/api-docs/playlists',
    startup: asAdmin(),
    answers: [answer(apiQuery(), sampleApi)],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The requests of a resource, with their fields and an example. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /POST .*playlists/ })).toBeVisible();
    const [body] = canvas.getAllByRole('button', { name: 'Body' });
    if (body) await userEvent.click(body);
    const example = await canvas.findByText(/"name": "text"/);
    // It unfolds.
    await waitFor(() => expect(example).toBeVisible());
  },
};

export const Schemas: Story = { args: { address: '/api-docs/schemas' } };

export const SearchWithoutResult: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a request' }), 'nothing');
    await expect(await canvas.findByRole('heading', { name: 'No request has these words' })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
