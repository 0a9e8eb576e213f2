import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { arrow } from '../testing/arrow.ts';
import { DiscIcon, GenreIcon, MicIcon, MusicIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { chooseInSelect } from '../test/test.ts';
import { Select, SelectItem, SelectSection, type SelectProps } from './Select.tsx';

const genres = [
  'Ambient',
  'Blues',
  'Dub',
  'Electronic',
  'Folk',
  'Hip hop',
  'House',
  'Jazz',
  'Soul',
  'Techno',
];

const items = genres.map((name) => (
  <SelectItem key={name} id={name} isDisabled={name === 'Dub'}>
    {name}
  </SelectItem>
));

const meta = {
  title: 'ui/Fields/Select',
  component: Select,
  args: { label: 'Genre', children: items },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Select {...args} />
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: /Genre/ });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  args: { description: 'Decides where listeners find it.', onChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const button = trigger(canvasElement);
    await step('its accessible name is the label and the value, and it has a description', async () => {
      await expect(button).toHaveAccessibleName('Select… Genre');
      await expect(button).toHaveAccessibleDescription('Decides where listeners find it.');
    });
    await step('a press opens a list as wide as the field', async () => {
      await userEvent.click(button);
      const list = await screen.findByRole('listbox', { name: /Genre/ });
      await waitFor(() =>
        expect(list.closest('[data-trigger]')!.getBoundingClientRect().width).toBeGreaterThanOrEqual(319),
      );
    });
    await step('a press on an item selects it and restores the focus', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Folk' }));
      await expect(args.onChange).toHaveBeenCalledWith('Folk');
      await isClosed();
      await expect(button).toHaveAccessibleName('Folk Genre');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** The keyboard table of the ARIA listbox button. */
export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const button = trigger(canvasElement);
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await step('Tab goes to the select', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('letters select an option while the list is closed', async () => {
      await userEvent.keyboard('bl');
      await expect(button).toHaveAccessibleName('Blues Genre');
    });
    await step('left and right arrow keys select a neighbour and skip disabled options', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(button).toHaveAccessibleName('Electronic Genre');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(button).toHaveAccessibleName('Blues Genre');
    });
    await step('Enter opens the list and focuses the selected option', async () => {
      await userEvent.keyboard('{Enter}');
      await focused('Blues');
    });
    await step('arrow keys, Home and End move through the list', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await focused('Electronic');
      await userEvent.keyboard('{End}');
      await focused('Techno');
      await userEvent.keyboard('{Home}');
      await focused('Ambient');
      await userEvent.keyboard('{End}{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Techno' })).not.toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await focused('Techno');
    });
    await step('letters focus the item that begins with them', async () => {
      await userEvent.keyboard('so');
      await focused('Soul');
    });
    await step('Escape closes the list, restores the focus and keeps the selection', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAccessibleName('Blues Genre');
    });
    await step('arrow down opens the list, Enter selects', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await focused('Blues');
      await userEvent.keyboard('{End}{Enter}');
      await isClosed();
      await expect(button).toHaveAccessibleName('Techno Genre');
    });
    await step('Space and arrow up open the list, and Space selects', async () => {
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard(' ');
      await focused('Techno');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await focused('Techno');
      await userEvent.keyboard('{Home} ');
      await isClosed();
      await expect(button).toHaveAccessibleName('Ambient Genre');
    });
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 320 }}>
      {sizes.map((size) => (
        <Select key={size} aria-label={size} size={size} defaultValue="Jazz" isClearable>
          {items}
        </Select>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    await step('SIZE-3 the height is 24, 30, 36, 42, 50 or 60 px', async () => {
      for (const size of sizes) {
        const box = within(canvasElement).getByRole('button', {
          name: new RegExp(`(^|\\s)${size}$`),
        }).parentElement!;
        await expect(box.getBoundingClientRect().height).toBe(measures.inputHeight[size]);
      }
    });
  },
};

export const Sections: Story = {
  args: {
    defaultOpen: true,
    defaultValue: 'house',
    children: [
      <SelectSection key="club" title="Club">
        <SelectItem id="house">House</SelectItem>
        <SelectItem id="techno">Techno</SelectItem>
      </SelectSection>,
      <SelectSection key="quiet" title="Quiet">
        <SelectItem id="ambient">Ambient</SelectItem>
        <SelectItem id="folk">Folk</SelectItem>
      </SelectSection>,
    ],
  },
  play: async () => {
    await screen.findByRole('group', { name: 'Quiet' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'House' })).toHaveFocus());
  },
};

export const IconsAndDescriptions: Story = {
  args: {
    label: 'Genre of the record',
    startAdornment: <GenreIcon size="1em" />,
    defaultValue: 'album',
    children: [
      <SelectItem key="album" id="album" icon={<DiscIcon size={16} />} description="Seven tracks or more">
        Album
      </SelectItem>,
      <SelectItem key="ep" id="ep" icon={<MusicIcon size={16} />} description="Four to six tracks">
        EP
      </SelectItem>,
      <SelectItem key="live" id="live" icon={<MicIcon size={16} />} description="As it was played">
        Live recording
      </SelectItem>,
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('listbox');
  },
};

export const Multiple: StoryObj<SelectProps<object, 'multiple'>> = {
  args: { selectionMode: 'multiple', defaultValue: ['Jazz'], isClearable: true, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvasElement, args, step }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('listbox');
    await step('several items can be selected while the list stays open', async () => {
      await chooseInSelect(userEvent, trigger(canvasElement), 'Soul');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Jazz', 'Soul']);
      await expect(screen.getByRole('option', { name: 'Jazz' })).toHaveAttribute('aria-selected', 'true');
    });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await step('the clear button clears the selection', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(trigger(canvasElement)).toHaveFocus();
    });
  },
};

export const Clearable: Story = {
  args: { defaultValue: 'Jazz', isClearable: true, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(trigger(canvasElement)).toHaveAccessibleName('Select… Genre');
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.keyboard('bl');
    await expect(args.onChange).toHaveBeenLastCalledWith('Blues');
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Searchable: Story = {
  args: { isSearchable: true, searchPlaceholder: 'Find a genre' },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(trigger(canvasElement));
    const search = await screen.findByRole('combobox', { name: 'Search' });
    await step('the typed text filters the list', async () => {
      await waitFor(() => expect(search).toHaveFocus());
      await userEvent.keyboard('ho');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    });
    await step('arrow keys move through the list while the focus stays in the search field', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(document.getElementById(search.getAttribute('aria-activedescendant')!)).toHaveTextContent(
          'House',
        ),
      );
      await expect(search).toHaveFocus();
    });
    await step('an empty result shows a message', async () => {
      await userEvent.keyboard('xyz');
      await screen.findByText('There are no items matching your query');
      await userEvent.clear(search);
    });
    await step('Enter selects', async () => {
      await userEvent.keyboard('folk');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await isClosed();
      await expect(trigger(canvasElement)).toHaveAccessibleName('Folk Genre');
    });
  },
};

const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({ id: index, name: `Label ${index + 1}` }));
const renderLabel = (item: object) => {
  const { id, name } = item as (typeof tenThousand)[number];
  return <SelectItem id={id}>{name}</SelectItem>;
};

export const TenThousand: Story = {
  args: { items: tenThousand, children: renderLabel, isSearchable: true },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    await userEvent.click(trigger(canvasElement));
    const list = await screen.findByRole('listbox');
    await step('FLOAT-4 the list is at most 420 px high', () =>
      waitFor(() => expect(list.getBoundingClientRect().height).toBe(measures.listBoxMaxHeight)),
    );
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
  },
};

/** Children are drawn like items: only while they are visible. */
export const TenThousandChildren: Story = {
  args: {
    children: tenThousand.map(({ id, name }) => (
      <SelectItem key={id} id={id}>
        {name}
      </SelectItem>
    )),
  },
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await userEvent.click(trigger(canvasElement));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
  },
};

export const Pending: Story = {
  args: { isPending: true, children: [], defaultOpen: true },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    const status = within(canvasElement).getByRole('status', { hidden: true });
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

export const Empty: Story = {
  args: { children: [], defaultOpen: true },
  play: async () => {
    await screen.findByText('There is nothing here yet');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Jazz', isClearable: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
    await expect(trigger(canvasElement)).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  tags: ['rtl'],
  args: { isReadOnly: true, defaultValue: 'Jazz', isClearable: true, onChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    await step('the accessible name contains “Read-only”, and the selection cannot be changed', async () => {
      await expect(trigger(canvasElement)).toHaveAccessibleName('Jazz Read-only Genre');
      await userEvent.click(trigger(canvasElement));
      await userEvent.keyboard(`{ArrowDown}${arrow('end')}f{Backspace}`);
      await expect(screen.queryByRole('listbox')).toBeNull();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose a genre.' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleDescription('Choose a genre.');
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    children: [
      <SelectItem key="long" id="long">
        A genre whose name goes on and on until there is no more room for it in any field
      </SelectItem>,
      ...items,
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('listbox');
  },
};

/** With a name it is part of a form, and a required select is validated. */
export const InAForm: Story = {
  args: { name: 'genre', isRequired: true },
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
        <Select {...args} />
        <button type="submit">Send</button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvasElement, step }) => {
    await step('without a selection the form is not submitted', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('');
    });
    await step('with a selection the form is submitted', async () => {
      await userEvent.keyboard('jazz');
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('[["genre","Jazz"]]');
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(trigger(canvasElement));
    const list = await screen.findByRole('listbox');
    await step('FLOAT-3 on a phone the list is a tray of at most 375 px at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = list.closest('[data-trigger]')!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
  },
};

export const SearchOnAPhone: Story = {
  ...Phone,
  args: { isSearchable: true },
  play: async ({ canvasElement, step }) => {
    await userEvent.click(trigger(canvasElement));
    const search = await screen.findByRole('combobox');
    await step('the search field is at the top, where the on-screen keyboard does not cover it', async () => {
      await waitFor(() => expect(search).toHaveFocus());
      await waitFor(() => expect(search.getBoundingClientRect().bottom).toBeLessThan(120));
    });
  },
};
