import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Markdown } from './Markdown.tsx';

const notes = `# Version 2.1

The **queue** keeps its place when you close the tab. Thanks to [everyone who wrote](https://example.com/issues).

## New

1. Crossfade, from 0 to 12 s
2. \`Shift\` with the arrow keys sets the volume

## To do

- [x] Lyrics in Arabic
- [ ] Sleep timer

| Format | Bitrate |
| :-- | --: |
| MP3 | 128 |
| FLAC | 1411 |

> Nobody reads these. — *Maud*

\`\`\`js
player.play('rain-on-the-tram');
\`\`\`
`;

const meta = {
  title: 'ui/Content/Markdown',
  component: Markdown,
  args: { children: notes },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('Version 2.1');
    await expect(view.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(view.getByRole('columnheader', { name: 'Bitrate' })).toBeVisible();
    await expect(view.getByRole('link')).toHaveAttribute('href', 'https://example.com/issues');
    await userEvent.tab();
    await expect(view.getByRole('link')).toHaveFocus();
    const task = view.getByText(/Lyrics in Arabic/);
    await expect(task).toHaveTextContent('☑ Lyrics in Arabic');
    await expect(task).toHaveStyle({ listStyleType: 'none' });
    await expect(view.getByText(/Crossfade/)).toHaveStyle({ listStyleType: 'decimal' });
    await expect(view.getByText(/player\.play/)).toHaveStyle({ direction: 'ltr', textAlign: 'start' });
    await expect(view.getByText('Shift')).toHaveStyle({ direction: 'ltr', unicodeBidi: 'isolate' });
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Breaks: Story = {
  args: { children: 'Rain on the tram\nLate kitchen\nHarbour, six in the morning', keepsBreaks: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(2);
  },
};

export const Hostile: Story = {
  args: {
    children: '[one](javascript:alert(1)) <img src=x onerror=alert(1)> <script>alert(1)</script> **two**',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(within(canvasElement).getByText('two')).toBeVisible();
  },
};

export const Empty: Story = { args: { children: '' } };

export const LongText: Story = {
  args: { children: `## ${'Endless '.repeat(40)}\n\n${'word'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
