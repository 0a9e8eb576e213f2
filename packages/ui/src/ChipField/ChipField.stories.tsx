import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { arrow } from '../testing/arrow.ts';
import { MicIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { ChipField, type ChipFieldItem } from './ChipField.tsx';

const items = (...names: string[]): ChipFieldItem[] => names.map((name) => ({ id: name, label: name }));
const genres = items(
  'Ambient',
  'Blues',
  'Chamber folk',
  'Dream pop',
  'Dub',
  'Electronic',
  'Folk',
  'Slow techno',
);

const meta = {
  title: 'ui/Fields/ChipField',
  component: ChipField,
  args: { label: 'Tags', onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <ChipField {...args} />
    </div>
  ),
} satisfies Meta<typeof ChipField>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrapping = ['rain', 'tram', 'late night', 'A', 'kitchen', 'strings', 'B', 'tape', 'morning'];
const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
const input = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: /^Tags/ });
const chips = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('row')
    .map((row) => row.textContent);

export const Default: Story = {
  args: { placeholder: 'Add tags', description: 'Parted by commas.' },
  play: async ({ canvasElement, step }) => {
    await step('Enter and comma end an entry', async () => {
      await userEvent.type(input(canvasElement), 'late night{Enter}rain,');
      await expect(chips(canvasElement)).toEqual(['late night', 'rain']);
      await expect(input(canvasElement)).toHaveValue('');
      await expect(input(canvasElement)).toHaveFocus();
    });
    await step('leaving the field ends an entry', async () => {
      await userEvent.type(input(canvasElement), 'tram');
      await userEvent.click(document.body);
      await expect(chips(canvasElement)).toEqual(['late night', 'rain', 'tram']);
    });
    await step('the chips are part of the field’s accessible description', () =>
      expect(input(canvasElement)).toHaveAccessibleDescription('Parted by commas. late night, rain, tram'),
    );
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 420 }}>
      {sizes.map((size) => (
        <ChipField key={size} aria-label={size} size={size} defaultValue={items('rain', 'tram')} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    await step('SIZE-3 with one line the height is 24, 30, 36, 42, 50 or 60 px', async () => {
      for (const size of sizes) {
        const box = within(canvasElement).getByRole('combobox', { name: size }).parentElement!.parentElement!;
        await expect(box.getBoundingClientRect().height).toBe(measures.inputHeight[size]);
      }
    });
  },
};

export const Paste: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement));
    await userEvent.paste('rain, tram\nlate night;  kitchen\n');
    await expect(chips(canvasElement)).toEqual(['rain', 'tram', 'late night', 'kitchen']);
  },
};

export const Duplicates: Story = {
  args: { defaultValue: items('Rain') },
  play: async ({ canvasElement, step }) => {
    await step('a duplicate is rejected with a reason, and can be corrected', async () => {
      await userEvent.type(input(canvasElement), 'rain{Enter}');
      await expect(chips(canvasElement)).toEqual(['Rain']);
      await expect(input(canvasElement)).toHaveValue('rain');
      await expect(within(canvasElement).getByText('“rain” is there already.')).toBeVisible();
      await expect(input(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    });
    await step('further typing clears the reason', async () => {
      await userEvent.type(input(canvasElement), 'y');
      await expect(within(canvasElement).queryByText('“rain” is there already.')).toBeNull();
      await userEvent.clear(input(canvasElement));
    });
  },
};

export const Maximum: Story = {
  args: { defaultValue: items('rain', 'tram'), max: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'kitchen{Enter}');
    await expect(chips(canvasElement)).toEqual(['rain', 'tram']);
    await expect(within(canvasElement).getByText('At most 2 entries.')).toBeVisible();
  },
};

export const ChecksEachChip: Story = {
  parameters: { showsError: true },
  args: {
    defaultValue: items('mara@example.org', 'nobody'),
    validate: ({ label }) => (label.includes('@') ? undefined : `“${label}” is no email address.`),
  },
  play: async ({ canvasElement, step }) => {
    await step('an invalid chip shows its error, and the field is invalid', async () => {
      await expect(within(canvasElement).getByRole('row', { name: 'nobody' })).toHaveTextContent(
        'is no email address.',
      );
      await expect(input(canvasElement)).toHaveAccessibleDescription(/^“nobody” is no email address\./);
    });
    await step('removing it makes the field valid', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove nobody' }));
      await waitFor(() => expect(input(canvasElement)).not.toHaveAttribute('aria-invalid'));
    });
  },
};

export const FromAList: Story = {
  args: { suggestions: genres, isListOnly: true, defaultValue: items('Dub') },
  play: async ({ canvasElement, args, step }) => {
    if (isPhonePage()) return;
    await step('typing filters the list; selected options are not offered again', async () => {
      await userEvent.type(input(canvasElement), 'd');
      await screen.findByRole('listbox');
      await expect(screen.queryByRole('option', { name: 'Dub' })).toBeNull();
      await userEvent.click(screen.getByRole('option', { name: 'Dream pop' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(items('Dub', 'Dream pop'));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('text that is not in the list is rejected', async () => {
      await userEvent.type(input(canvasElement), 'polka{Enter}');
      await expect(within(canvasElement).getByText('Choose an entry from the list.')).toBeVisible();
      await expect(chips(canvasElement)).toHaveLength(2);
    });
    await step('leaving the field discards it', async () => {
      await userEvent.click(document.body);
      await expect(input(canvasElement)).toHaveValue('');
    });
  },
};

export const FreeAndFromAList: Story = {
  args: { suggestions: genres },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'polka');
    await screen.findByText('Press Enter to add “polka”');
    await userEvent.keyboard('{Enter}');
    await expect(chips(canvasElement)).toEqual(['polka']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const people: ChipFieldItem[] = [
  { id: '1', label: 'Mara Inglis', icon: <MicIcon size="1em" />, description: 'Singer' },
  { id: '2', label: 'Bo Marsh', icon: <MicIcon size="1em" />, description: 'Piano' },
];

function Async() {
  const [found, setFound] = useState<ChipFieldItem[]>([]);
  const [asked, setAsked] = useState('');
  return (
    <div style={{ maxInlineSize: 420 }}>
      <ChipField
        label="Tags"
        suggestions={found}
        isListOnly
        isPending={asked !== ''}
        onInputChange={setAsked}
      />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setFound(people);
          setAsked('');
        }}
      >
        Answer
      </button>
    </div>
  );
}

export const FromAServer: Story = {
  render: () => <Async />,
  play: async ({ canvasElement }) => {
    if (isPhonePage()) return;
    await userEvent.type(input(canvasElement), 'whoever');
    await expect(input(canvasElement)).toHaveAttribute('aria-busy', 'true');
    within(canvasElement).getByText('Answer').click();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chips(canvasElement)).toEqual(['Mara Inglis']);
  },
};

export const Pending: Story = { args: { isPending: true, defaultValue: items('rain') } };

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: items('rain', 'tram') },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: items('rain', 'tram') },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'x,{Enter}{Backspace}');
    await expect(chips(canvasElement)).toEqual(['rain', 'tram']);
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Give at least one tag.' } };

export const LongText: Story = {
  args: {
    label: 'Words that tell a listener what a record is like before a single note of it was heard',
    defaultValue: items(
      'music for airports, waiting rooms and other quiet public places where nobody looks up',
      'rain',
      'tram',
      'late night',
      'kitchen',
      'strings',
      'tape',
    ),
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement)
      .getByRole('combobox')
      .parentElement!.parentElement!.getBoundingClientRect();
    for (const row of within(canvasElement).getAllByRole('row')) {
      await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(box.width);
    }
  },
};

/** With a coarse pointer the rows are far enough apart that the hit targets of chips do not overlap. */
export const Wrapping: Story = {
  tags: ['modes'],
  render: () => (
    <Stack style={{ maxInlineSize: 300 }}>
      {sizes.map((size) => (
        <ChipField key={size} label={size} size={size} defaultValue={items(...wrapping)} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const box = within(canvasElement).getByRole('combobox', { name: size }).parentElement!.parentElement!;
      const rows = within(box).getAllByRole('row');
      await expect(rows).toHaveLength(wrapping.length);
      await expect(rows.at(-1)!.offsetTop).toBeGreaterThan(rows[0]!.offsetTop);
      for (const row of rows) {
        await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(
          box.getBoundingClientRect().right,
        );
        await expect(row.getBoundingClientRect().left).toBeGreaterThanOrEqual(
          box.getBoundingClientRect().left,
        );
      }
    }
  },
};

export const InAForm: Story = {
  args: { name: 'tag', defaultValue: items('rain', 'tram') },
  render: (args) => (
    <form aria-label="Record">
      <ChipField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('tag')).toEqual(['rain', 'tram']);
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  args: { defaultValue: items('rain', 'tram', 'tape'), suggestions: genres },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const field = input(canvasElement);
    const isFocused = (name: string) =>
      waitFor(() => expect(within(canvasElement).getByRole('row', { name })).toHaveFocus());
    await step(
      'Backspace in the empty field moves to the last chip, and a second press removes it',
      async () => {
        await userEvent.click(field);
        await userEvent.keyboard('{Backspace}');
        await isFocused('tape');
        await expect(chips(canvasElement)).toHaveLength(3);
        await userEvent.keyboard('{Backspace}');
        await waitFor(() => expect(chips(canvasElement)).toEqual(['rain', 'tram']));
        await isFocused('tram');
      },
    );
    await step('arrow keys move through the chips and back into the field', async () => {
      await userEvent.keyboard(arrow('start'));
      await isFocused('rain');
      await userEvent.keyboard(`${arrow('end')}${arrow('end')}`);
      await expect(field).toHaveFocus();
      await userEvent.keyboard(arrow('start'));
      await isFocused('tram');
    });
    await step('Escape moves the focus back to the field', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveFocus();
    });
    await step('Arrow Down opens the whole list, Enter selects', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(genres.length));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(chips(canvasElement)).toHaveLength(3));
    });
    await step('after the last chip is removed the focus is in the field', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      await waitFor(() => expect(chips(canvasElement)).toEqual([]));
      await waitFor(() => expect(field).toHaveFocus());
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { suggestions: genres, defaultValue: items('rain') },
  play: async ({ canvasElement, step }) => {
    const open = async () => {
      await userEvent.click(input(canvasElement));
      const tray = await screen.findByRole('dialog', { name: 'Tags' });
      const field = within(tray).getByRole('combobox', { name: 'Tags' });
      await waitFor(() => expect(field).toHaveFocus());
      return { tray, field };
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('FLOAT-3 a tap opens a tray of at most 375 px with the whole list and the field', async () => {
      const { tray, field } = await open();
      await waitFor(async () => {
        const { width, bottom } = tray.closest('[data-trigger]')!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
      await expect(field.getBoundingClientRect().bottom).toBeLessThan(120);
      await expect(screen.getAllByRole('option')).toHaveLength(genres.length);
    });
    await step('a letter that is typed and deleted leaves it open', async () => {
      await userEvent.keyboard('dre');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(genres.length));
    });
    await step('a tap selects and closes', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'Dub' }));
      await isClosed();
      await expect(chips(canvasElement)).toEqual(['rain', 'Dub']);
    });
    await step('Enter or a comma adds a free entry', async () => {
      await open();
      await userEvent.keyboard('polka{Enter}');
      await isClosed();
      await open();
      await userEvent.keyboard('waltz,');
      await isClosed();
      await expect(chips(canvasElement)).toEqual(['rain', 'Dub', 'polka', 'waltz']);
    });
    await step('a rejected entry shows its reason in the page and can be corrected in the tray', async () => {
      await open();
      await userEvent.keyboard('rain{Enter}');
      await isClosed();
      await expect(within(canvasElement).getByText('“rain” is there already.')).toBeVisible();
      const { field } = await open();
      await expect(field).toHaveValue('rain');
      await userEvent.keyboard('y{Enter}');
      await isClosed();
      await expect(chips(canvasElement)).toHaveLength(5);
    });
  },
};

export const PhoneWithoutList: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await step('without suggestions there is no tray; the text input is in the page', async () => {
      await userEvent.type(input(canvasElement), 'rain,');
      await expect(chips(canvasElement)).toEqual(['rain']);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

const sent = fn((event: FormEvent<HTMLFormElement>) => event.preventDefault());

export const InAFormRequired: Story = {
  args: { name: 'tag', isRequired: true },
  render: (args) => (
    <Form aria-label="Record" onSubmit={sent}>
      <ChipField {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Start again</Button>
    </Form>
  ),
  play: async ({ canvasElement, step }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save' });
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(input(canvasElement)).toBeRequired();
    await step('empty, it blocks the submission, shows its error and gets the focus', async () => {
      await userEvent.click(save);
      await expect(sent).not.toHaveBeenCalled();
      await waitFor(() => expect(input(canvasElement)).toHaveAttribute('aria-invalid', 'true'));
      await expect(input(canvasElement)).toHaveFocus();
      await expect(input(canvasElement)).toHaveAccessibleDescription(/\S/);
    });
    await step('a chip makes it valid at once', async () => {
      await userEvent.keyboard('rain{Enter}');
      await waitFor(() => expect(input(canvasElement)).not.toHaveAttribute('aria-invalid'));
      await expect(input(canvasElement)).toBeRequired();
      await userEvent.click(save);
      await expect(sent).toHaveBeenCalledOnce();
      await expect([...new FormData(form)]).toEqual([['tag', 'rain']]);
    });
    await step('removing the last chip makes it invalid again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove rain' }));
      await waitFor(() => expect(input(canvasElement)).toHaveAttribute('aria-invalid', 'true'));
    });
    await step('a reset clears the error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(input(canvasElement)).not.toHaveAttribute('aria-invalid'));
    });
  },
};

export const InAFormReset: Story = {
  args: { name: 'tag', defaultValue: items('rain', 'tram') },
  render: (args) => (
    <Form aria-label="Record">
      <ChipField {...args} />
      <Button type="reset">Start again</Button>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.type(input(canvasElement), 'tape,rain{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove tram' }));
    await expect(chips(canvasElement)).toEqual(['rain', 'tape']);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(chips(canvasElement)).toEqual(['rain', 'tram']));
    await expect(input(canvasElement)).toHaveValue('');
    await expect(input(canvasElement)).not.toHaveAttribute('aria-invalid');
    await expect(args.onChange).toHaveBeenLastCalledWith(items('rain', 'tram'));
    await expect(new FormData(form).getAll('tag')).toEqual(['rain', 'tram']);
  },
};

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors({ tag: 'The label wants a tag.' });
      }}
    >
      <ChipField label="Tags" name="tag" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export const InAFormRefused: Story = {
  render: () => <Refused />,
  play: async ({ canvasElement, step }) => {
    await step('the error of the server is under the field, which has the focus', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(input(canvasElement)).toHaveFocus());
      await expect(input(canvasElement)).toHaveAccessibleDescription('The label wants a tag.');
      await expect(within(canvasElement).queryByRole('alert')).toBeNull();
    });
    await step('the error stays until the value changes', async () => {
      await userEvent.keyboard('rain{Enter}');
      await waitFor(() => expect(within(canvasElement).queryByText('The label wants a tag.')).toBeNull());
    });
  },
};
