import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChevronEndIcon } from '../icons/icons.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = {
  title: 'ui/Providers/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'ar', children: <Button endIcon={<ChevronEndIcon />}>التالي</Button> },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document sets the direction of the page, the provider the language of the components. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const icon = button.querySelector('svg')!;
    await expect(icon.getBoundingClientRect().left).toBeLessThan(
      button.getBoundingClientRect().left + button.getBoundingClientRect().width / 2,
    );
  },
};
