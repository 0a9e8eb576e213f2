import { sampleAppearance } from '@segno/data/samples';
import { InApp } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DifferenceTable } from './DifferenceTable.tsx';

const { values } = sampleAppearance;

const meta = {
  title: 'appearance/DifferenceTable',
  component: DifferenceTable,
  decorators: (Story) => (
    <InApp>
      <Story />
    </InApp>
  ),
  args: {
    before: values,
    after: {
      ...values,
      branding: { ...values.branding, site_name: 'Harbour radio' },
      themes: {
        ...values.themes,
        all: values.themes.all.map((theme) => ({ ...theme, values: { 'color.textMuted': '#8a5a2b' } })),
      },
    },
  },
} satisfies Meta<typeof DifferenceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** APPEARANCE-7: each value that differs stands with its place, as it is published and as it is in the draft. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: /^Differences/ }));
    await expect(table.getByRole('cell', { name: 'Harbour radio' })).toBeVisible();
    await expect(table.getAllByRole('cell', { name: /#8a5a2b$/ })).toHaveLength(values.themes.all.length);
  },
};

export const Same: Story = { args: { after: values } };
