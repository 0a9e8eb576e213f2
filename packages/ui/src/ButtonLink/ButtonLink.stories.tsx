import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit } from '../testing/longText.ts';
import { ChevronEndIcon, HomeIcon } from '../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { measures } from '../theme/measures.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'ui/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#home', children: 'Take me there!' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Take me there!' });
    await expect(link).toHaveAttribute('href', '#home');
    await expect(link.getBoundingClientRect().height).toBe(36);
  },
};

export const Looks: Story = {
  render: (args) => (
    <Inline wrap>
      <ButtonLink {...args} tone="accent" size="md" startIcon={<HomeIcon />} />
      <ButtonLink {...args} variant="soft" size="md" />
      <ButtonLink {...args} variant="outline" size="md" />
      <ButtonLink {...args} variant="ghost" size="md" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const backgrounds = within(canvasElement)
      .getAllByRole('link')
      .map((link) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(link);
        return [backgroundColor, borderColor, color].join();
      });
    await expect(new Set(backgrounds).size).toBe(4);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline wrap>
      {(['accent', 'neutral', 'danger'] as const).map((tone) => (
        <ButtonLink key={tone} {...args} tone={tone} endIcon={<ChevronEndIcon />}>
          {tone}
        </ButtonLink>
      ))}
    </Inline>
  ),
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: (args) => (
    <Inline wrap>
      {sizes.map((size) => (
        <ButtonLink key={size} {...args} size={size}>
          {size}
        </ButtonLink>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(within(canvasElement).getByRole('link', { name: size }).getBoundingClientRect().height).toBe(
          measures.inputHeight[size],
        ),
      );
  },
};

export const Followed: Story = {
  play: async ({ canvasElement }) => {
    const follow = fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow, { once: true });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: { children: 'Take me to the list of everything that has come out since I was last here' },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 220 }}>
      <ButtonLink {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
