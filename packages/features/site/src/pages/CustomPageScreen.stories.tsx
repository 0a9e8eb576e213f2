import { customPageQuery } from '@segno/data';
import { sampleCustomPage } from '@segno/data/samples';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { customPagePage } from './customPagePage.ts';

const meta = {
  title: 'site/CustomPageScreen',
  component: TestScreen,
  args: {
    page: customPagePage,
    address: '/pages/about',
    answers: [answer(customPageQuery('about'), sampleCustomPage)],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The headings of the text are below that of the page. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  },
};

/** SITE-1: code in a stored text is shown as nothing. */
export const UnsafeBody: Story = {
  args: {
    answers: [
      answer(customPageQuery('about'), {
        ...sampleCustomPage,
        page: {
          ...sampleCustomPage.page,
          body: '<p onclick="alert(1)">Safe words</p><script>document.title="x"</script><a href="javascript:alert(1)">Link</a>',
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Safe words')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/<script|onclick|javascript:/);
  },
};

export const LongTitle: Story = {
  args: {
    answers: [
      answer(customPageQuery('about'), {
        ...sampleCustomPage,
        page: {
          ...sampleCustomPage.page,
          title: 'Everything about the people, places, rooms and machines behind this site '.repeat(2).trim(),
        },
      }),
    ],
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
