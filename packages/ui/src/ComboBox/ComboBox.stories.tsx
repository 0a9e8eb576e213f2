import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { DiscIcon, MicIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { chooseInComboBox } from '../test/test.ts';
import { ComboBox, ComboBoxItem, ComboBoxSection, type ComboBoxProps } from './ComboBox.tsx';

const artists = [
  'Ada Lund',
  'Bo Marsh',
  'Cleo Vance',
  'Dov Harel',
  'Ines Faro',
  'Ingrid Moss',
  'Kit Sol',
  'Mara Inglis',
];

const items = artists.map((name) => (
  <ComboBoxItem key={name} id={name}>
    {name}
  </ComboBoxItem>
));

const meta = {
  title: 'ui/Fields/ComboBox',
  component: ComboBox,
  args: { label: 'Artist', children: items },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <ComboBox {...args} />
    </div>
  ),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Artist' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  args: { description: 'As it stands on the record.', placeholder: 'Find an artist', onChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    await expect(input(canvasElement)).toHaveAccessibleDescription('As it stands on the record.');
    await step('typing filters the list by any part of the name', async () => {
      await userEvent.type(input(canvasElement), 'in');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    });
    await step('the list is as wide as the field', async () => {
      const surface = screen.getByRole('listbox').closest('[data-trigger]')!;
      await waitFor(() => expect(surface.getBoundingClientRect().width).toBeGreaterThanOrEqual(319));
    });
    await step('a press selects and closes', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Ingrid Moss' }));
      await expect(args.onChange).toHaveBeenCalledWith('Ingrid Moss');
      await isClosed();
      await expect(input(canvasElement)).toHaveValue('Ingrid Moss');
    });
  },
};

export const Chosen: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    if (isPhonePage()) return;
    await chooseInComboBox(userEvent, input(canvasElement), 'Ingrid Moss', { text: 'in' });
    await expect(args.onChange).toHaveBeenCalledWith('Ingrid Moss');
    await expect(input(canvasElement)).toHaveValue('Ingrid Moss');
  },
};

export const AltArrowDown: Story = {
  name: 'Opened with Alt and arrow down, closed with Alt and arrow up',
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    input(canvasElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('listbox');
    await expect(input(canvasElement)).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input(canvasElement)).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input(canvasElement)).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 320 }}>
      {sizes.map((size) => (
        <ComboBox key={size} aria-label={size} size={size} defaultValue="Kit Sol" isClearable>
          {items}
        </ComboBox>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    await step('SIZE-3 the height is 24, 30, 36, 42, 50 or 60 px', async () => {
      for (const size of sizes) {
        const box = within(canvasElement).getByRole('combobox', { name: size }).parentElement!;
        await expect(box.getBoundingClientRect().height).toBe(measures.inputHeight[size]);
      }
    });
  },
};

export const SectionsIconsAndDescriptions: Story = {
  args: {
    label: 'Artist or album',
    children: [
      <ComboBoxSection key="artists" title="Artists">
        <ComboBoxItem id="mara" icon={<MicIcon size={16} />}>
          Mara Inglis
        </ComboBoxItem>
      </ComboBoxSection>,
      <ComboBoxSection key="albums" title="Albums">
        <ComboBoxItem id="tram" icon={<DiscIcon size={16} />} description="Mara Inglis, 2024">
          Rain on the tram
        </ComboBoxItem>
        <ComboBoxItem id="late" icon={<DiscIcon size={16} />} description="Bo Marsh, 2023">
          Late kitchen
        </ComboBoxItem>
      </ComboBoxSection>,
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('group', { name: 'Albums' });
  },
};

export const CustomValue: Story = {
  args: { allowsCustomValue: true, onInputChange: fn() },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    await step('text that is not in the list stays', async () => {
      await userEvent.type(input(canvasElement), 'Someone new');
      await userEvent.tab();
      await expect(input(canvasElement)).toHaveValue('Someone new');
      await isClosed();
    });
  },
};

export const NoMatches: Story = {
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    await userEvent.type(input(canvasElement), 'xyz');
    await screen.findByText('There are no items matching your query');
    await step('leaving the field removes text that matches no option', async () => {
      await userEvent.tab();
      await isClosed();
      await expect(input(canvasElement)).toHaveValue('');
    });
  },
};

interface Label {
  id: number;
  name: string;
}
const labels = (count: number): Label[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Label ${index + 1}` }));
const renderLabel = (label: Label) => <ComboBoxItem id={label.id}>{label.name}</ComboBoxItem>;
const tenThousand = labels(10_000);

export const TenThousand: Story = {
  args: { defaultItems: tenThousand, children: renderLabel as ComboBoxProps<object>['children'] },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    await userEvent.click(input(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await step('FLOAT-4 its list is at most 420 px high, and only visible options are rendered', async () => {
      await waitFor(() => expect(list.getBoundingClientRect().height).toBe(measures.listBoxMaxHeight));
      await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
    });
    await step('typing a letter filters the list without delay', async () => {
      const before = performance.now();
      await userEvent.keyboard('9999');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Label 9999' })).toBeVisible());
      // Four key presses on a slow, shared machine; a list that is rendered whole takes many seconds.
      await expect(performance.now() - before).toBeLessThan(4000);
    });
  },
};

/** Simulates a server whose response the story resolves. */
function Async({ answers }: { answers: Map<string, (found: string[]) => void> }) {
  const [found, setFound] = useState<Label[]>([]);
  const [isPending, setPending] = useState(false);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <ComboBox
        label="Artist"
        items={found}
        isPending={isPending}
        onInputChange={(text) => {
          setPending(true);
          answers.set(text, (names) => {
            setFound(names.map((name, id) => ({ id, name })));
            setPending(false);
          });
        }}
      >
        {renderLabel}
      </ComboBox>
    </div>
  );
}

const answers = new Map<string, (found: string[]) => void>();

export const FromAServer: Story = {
  beforeEach: () => answers.clear(),
  render: () => <Async answers={answers} />,
  play: async ({ canvasElement, step }) => {
    await step('while loading, it shows that', async () => {
      await userEvent.type(input(canvasElement), 'ma');
      await expect(input(canvasElement)).toHaveAttribute('aria-busy', 'true');
      await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true'));
    });
    await step('results are shown without further filtering', async () => {
      answers.get('ma')!(['Mara Inglis', 'Bo Marsh']);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
      await expect(input(canvasElement)).not.toHaveAttribute('aria-busy', 'true');
    });
  },
};

function Growing() {
  const [found, setFound] = useState(() => labels(20));
  return (
    <div style={{ maxInlineSize: 320 }}>
      <ComboBox
        label="Artist"
        items={found}
        isLoadingMore={found.length < 60}
        onLoadMore={() => setFound((given) => (given.length < 60 ? labels(given.length + 20) : given))}
      >
        {renderLabel}
      </ComboBox>
    </div>
  );
}

export const LoadMore: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.keyboard('{ArrowUp}');
    const list = await screen.findByRole('listbox');
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(20));
  },
};

export const Clearable: Story = {
  args: { defaultValue: 'Kit Sol', isClearable: true, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    if (isPhonePage()) return;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(input(canvasElement)).toHaveValue('');
    await expect(input(canvasElement)).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await expect(input(canvasElement)).toHaveAttribute('aria-busy', 'true');
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Kit Sol' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeDisabled();
    await userEvent.click(input(canvasElement), { pointerEventsCheck: 0 });
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'Kit Sol' },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await expect(input(canvasElement)).toHaveAttribute('readonly');
    await userEvent.click(input(canvasElement));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose an artist.' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(input(canvasElement)).toHaveAccessibleDescription('Choose an artist.');
  },
};

export const LongText: Story = {
  args: {
    label: longText,
    description: longText,
    defaultInputValue: longText,
    allowsCustomValue: true,
    errorMessage: longText,
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <ComboBox {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

/** The name submits it with a form; the value is the id of the selected option. */
export const InAForm: Story = {
  args: { name: 'artist' },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        style={{ maxInlineSize: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(JSON.stringify([...new FormData(event.currentTarget)]));
        }}
      >
        <ComboBox {...args} />
        <button type="submit">Send</button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    await userEvent.type(input(canvasElement), 'kit{ArrowDown}{Enter}');
    await step('Enter in an open list selects and does not submit', async () => {
      await expect(input(canvasElement)).toHaveValue('Kit Sol');
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('');
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('[["artist","Kit Sol"]]');
  },
};

/** The keyboard table of the ARIA combobox pattern with a list. */
export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const field = input(canvasElement);
    const active = (name: string) =>
      waitFor(() =>
        expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
          name,
        ),
      );
    await step('Tab focuses the field, and its button is not a tab stop', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Arrow Down opens it on the first option, Arrow Up on the last', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await active('Ada Lund');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await userEvent.keyboard('{ArrowUp}');
      await active('Mara Inglis');
    });
    await step('arrow keys move through it while the focus stays in the field', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await active('Kit Sol');
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{End}');
      await active('Mara Inglis');
      await userEvent.keyboard('{Home}');
      await active('Ada Lund');
    });
    await step('letters filter it', async () => {
      await userEvent.keyboard('bo');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    });
    await step('Enter selects', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await isClosed();
      await expect(field).toHaveValue('Bo Marsh');
    });
    await step('Arrow Left and Arrow Right move the caret in the field', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
      await expect((field as HTMLInputElement).selectionStart).toBe('Bo Mars'.length);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Escape restores the text of the selected option', async () => {
      await userEvent.keyboard('x');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(field).toHaveValue('Bo Marsh');
    });
    await step('Tab selects the highlighted option and moves on', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('cleo{ArrowDown}');
      await active('Cleo Vance');
      await userEvent.tab();
      await expect(field).toHaveValue('Cleo Vance');
      await expect(field).not.toHaveFocus();
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    await userEvent.click(input(canvasElement));
    const tray = await screen.findByRole('dialog', { name: 'Artist' });
    const field = within(tray).getByRole('combobox', { name: 'Artist' });
    await step('FLOAT-3 a tap opens a tray of at most 375 px with the field at its top', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await waitFor(async () => {
        const { width, bottom } = tray.closest('[data-trigger]')!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(120);
    });
    await step('the list ends above the on-screen keyboard', async () => {
      const viewport = window.visualViewport!;
      Object.defineProperty(viewport, 'height', { value: window.innerHeight - 300, configurable: true });
      viewport.dispatchEvent(new Event('resize'));
      const list = within(tray).getByRole('listbox');
      await waitFor(() =>
        expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 300),
      );
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    });
    await step('typing filters it, a tap selects, closes and returns the focus', async () => {
      await userEvent.keyboard('kit');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.click(screen.getByRole('option', { name: 'Kit Sol' }));
      await expect(args.onChange).toHaveBeenCalledWith('Kit Sol');
      await isClosed();
      await expect(input(canvasElement)).toHaveValue('Kit Sol');
    });
  },
};
