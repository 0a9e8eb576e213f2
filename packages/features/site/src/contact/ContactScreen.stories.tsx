import { TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { contactPage } from './contactPage.ts';

const meta = {
  title: 'site/ContactScreen',
  component: TestScreen,
  args: { page: contactPage, address: '/contact', answers: [] },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Missing values are named under their fields, and the first has the focus. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
  },
};
