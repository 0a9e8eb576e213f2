import { InApp } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

// The screen reads no data, so it has no loading and error states.
const meta = {
  title: 'shell/NotFoundScreen',
  component: NotFoundScreen,
  render: () => (
    <InApp>
      <NotFoundScreen />
    </InApp>
  ),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

/** ROUTE-3: the text is that of the requirement, and the button links to home. */
export const Default: StoryObj<typeof meta> = {
  tags: ['rtl'],
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: "Looks like you've found the doorway to the great nothing",
      }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Sorry about that! Please visit our homepage to get where you need to go.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take me there!' })).toHaveAttribute('href', '/');
  },
};
