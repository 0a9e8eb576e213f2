import { sampleAppearance } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { InApp } from '@segno/testing';
import { ConflictDialog } from './ConflictDialog.tsx';

const base = sampleAppearance.values;
const named = (site_name: string, title = base.landing.title) => ({
  ...base,
  branding: { ...base.branding, site_name },
  landing: { ...base.landing, title },
});

const meta = {
  title: 'appearance/ConflictDialog',
  component: ConflictDialog,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <InApp>
      <Story />
    </InApp>
  ),
  args: {
    conflict: {
      base,
      mine: named('Harbour Radio', 'Music by the sea'),
      theirs: { ...named('Hill Radio'), homepage: { type: 'landingPage', value: '' } },
      by: 'Vera Lind',
      isLive: true,
    },
    onDone: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APPEARANCE-12: a value that both have changed is chosen; the others are both kept. */
export const Published: Story = {
  tags: ['rtl'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has published' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Hill Radio/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish with these choices' }));
    await expect(args.onDone).toHaveBeenCalledWith({
      ...named('Hill Radio', 'Music by the sea'),
      homepage: { type: 'landingPage', value: '' },
    });
  },
};

/** Nothing that one has changed was changed by the other. */
export const DifferentValues: Story = {
  args: {
    conflict: {
      base,
      mine: named('Harbour Radio'),
      theirs: named(base.branding.site_name, 'Hello'),
      by: null,
      isLive: false,
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved this draft' }));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep both changes' }));
    await expect(args.onDone).toHaveBeenCalledWith(named('Harbour Radio', 'Hello'));
  },
};
