import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { CodeEditor } from './CodeEditor.tsx';

const meta = {
  title: 'ui/Fields/CodeEditor',
  component: CodeEditor,
  args: { label: 'Custom CSS', language: 'css', onChange: fn(), onCheck: fn() },
  decorators: [inColumn(560)],
} satisfies Meta<typeof CodeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The editor is in a shadow root, which queries by role do not enter. */
const codeOf = async (canvasElement: HTMLElement) => {
  const find = () =>
    [...canvasElement.querySelectorAll('*')]
      .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role="textbox"]'))
      .find(Boolean);
  await waitFor(() => expect(find()).toBeTruthy(), { timeout: 10_000 });
  return find()!;
};

const css = `.hero {
  color: var(--segno-color-text);
  padding: 24px;
}`;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  args: { defaultValue: css },
  play: async ({ canvasElement }) => {
    await expect(await codeOf(canvasElement)).toHaveAttribute('aria-label', 'Custom CSS');
  },
};

/** Properties and values that the browser does not know are marked. */
export const Problems: Story = {
  args: { defaultValue: '.hero {\n  colour: red;\n  padding: wide;\n}' },
  play: async ({ canvasElement, args }) => {
    await codeOf(canvasElement);
    await waitFor(() => expect(args.onCheck).toHaveBeenLastCalledWith(2), { timeout: 5000 });
  },
};

export const Html: Story = {
  args: { label: 'Custom HTML', language: 'html', defaultValue: '<p class="note">Open until nine</p>' },
};

export const Json: Story = {
  args: { label: 'Theme', language: 'json', defaultValue: '{ "radius": 8 }', isReadOnly: true, minRows: 3 },
};

export const Invalid: Story = { args: { errorMessage: 'This code is too long.', minRows: 3 } };
