import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import {
  DiscIcon,
  HomeIcon,
  MoonIcon,
  PlayIcon,
  PlaylistIcon,
  PlusIcon,
  QueueIcon,
  SunIcon,
} from '../icons/icons.tsx';
import { measures } from '../theme/measures.ts';
import { CommandPalette, type Command, type CommandPaletteProps } from './CommandPalette.tsx';

const ran = fn();

const commands: Command[] = [
  { id: 'play', label: 'Play or pause', group: 'Player', icon: <PlayIcon size={16} />, shortcut: 'Space' },
  { id: 'queue', label: 'Show queue', group: 'Player', icon: <QueueIcon size={16} />, shortcut: 'Shift+Q' },
  { id: 'home', label: 'Go home', group: 'Go to', icon: <HomeIcon size={16} /> },
  { id: 'albums', label: 'Albums', group: 'Go to', icon: <DiscIcon size={16} />, keywords: ['records'] },
  {
    id: 'new',
    label: 'New playlist',
    group: 'Library',
    icon: <PlusIcon size={16} />,
    description: 'Empty, and only yours',
  },
  {
    id: 'add',
    label: 'Add to playlist…',
    group: 'Library',
    icon: <PlaylistIcon size={16} />,
    commands: [
      { id: 'rain', label: 'Rain on the tram' },
      { id: 'late', label: 'Late kitchen' },
    ],
  },
  { id: 'radio', label: 'Start radio', group: 'Library', isDisabled: true },
  {
    id: 'theme',
    label: 'Theme…',
    group: 'Appearance',
    commands: [
      { id: 'light', label: 'Light', icon: <SunIcon size={16} /> },
      { id: 'dark', label: 'Dark', icon: <MoonIcon size={16} /> },
    ],
  },
];

function Palette(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette commands={commands} onAction={ran} {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'ui/Actions/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: fn(), commands },
  render: (args) => <Palette {...args} onAction={ran} />,
  beforeEach: () => void ran.mockClear(),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = () => screen.findByRole('combobox', { name: 'Search' });
const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const field = await search();
    await waitFor(() => expect(field).toHaveFocus());
    const dialog = screen.getByRole('dialog', { name: 'Commands' });
    await step('commands are grouped under titles', () =>
      waitFor(() => expect(within(dialog).getByRole('group', { name: 'Library' })).toBeVisible()),
    );
    await step('it is at most 620 px wide and its list 420 px high', async () => {
      await waitFor(() =>
        expect(dialog.parentElement!.getBoundingClientRect().width).toBe(measures.dialogWidth.lg),
      );
      await expect(within(dialog).getByRole('listbox').getBoundingClientRect().height).toBeLessThanOrEqual(
        measures.listBoxMaxHeight,
      );
    });
  },
};

export const Searching: Story = {
  play: async ({ step }) => {
    await waitFor(async () => expect(await search()).toHaveFocus());
    await step('matches are shown, the best first, with the matched letters highlighted', async () => {
      await userEvent.keyboard('pla');
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Play or pause'));
      await expect(
        screen.getByRole('option', { name: /New playlist/ }).querySelector('mark'),
      ).toHaveTextContent('pla');
    });
    await step('a few letters in order match', async () => {
      await userEvent.clear(await search());
      await userEvent.keyboard('nwp');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    });
    await step('a further search term matches', async () => {
      await userEvent.clear(await search());
      await userEvent.keyboard('records');
      await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Albums'));
      await waitFor(() => expect(active()).toContain('Albums'));
    });
    await step('Enter runs the command and closes the palette', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(ran).toHaveBeenCalledWith('albums');
      await isClosed();
    });
  },
};

export const Recent: Story = {
  args: { recent: ['new', 'home'] },
  play: async () => {
    await search();
    const recent = screen.getByRole('group', { name: 'Recent' });
    await expect(within(recent).getAllByRole('option')[0]).toHaveTextContent('New playlist');
    await userEvent.click(within(recent).getByRole('option', { name: /Go home/ }));
    await expect(ran).toHaveBeenCalledWith('home');
    await isClosed();
  },
};

export const Pages: Story = {
  play: async ({ step }) => {
    await waitFor(async () => expect(await search()).toHaveFocus());
    await step('a command with a page opens it and the palette stays open', async () => {
      await userEvent.keyboard('theme{Enter}');
      await screen.findByRole('option', { name: 'Dark' });
      await expect(screen.getByRole('combobox', { name: 'Theme…' })).toHaveFocus();
      await expect(ran).not.toHaveBeenCalled();
    });
    await step('Backspace in the empty field goes back', async () => {
      await userEvent.keyboard('da{Backspace}{Backspace}');
      await screen.findByRole('option', { name: 'Light' });
      await userEvent.keyboard('{Backspace}');
      await screen.findByRole('option', { name: /Go home/ });
    });
    await step('the Back button goes back too', async () => {
      await userEvent.click(screen.getByRole('option', { name: /Add to playlist/ }));
      await screen.findByRole('option', { name: 'Late kitchen' });
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(async () => expect(await search()).toHaveFocus());
    });
  },
};

export const NothingFound: Story = {
  play: async () => {
    await waitFor(async () => expect(await search()).toHaveFocus());
    await userEvent.keyboard('zzz');
    await waitFor(() =>
      expect(screen.getAllByText('There are no items matching your query')[0]).toBeVisible(),
    );
    await expect(screen.getByRole('status')).toHaveTextContent('There are no items matching your query');
  },
};

function Searched({ answers }: { answers: Map<string, () => void> }) {
  const [results, setResults] = useState<Command[]>([]);
  const [isPending, setPending] = useState(false);
  return (
    <Palette
      isOpen
      isPending={isPending}
      commands={[...commands, ...results]}
      onInputChange={(text) => {
        setPending(text !== '');
        answers.set(text, () => {
          setResults([{ id: 'mara', label: 'Mara Inglis', group: 'Artists', isResult: true }]);
          setPending(false);
        });
      }}
    />
  );
}

const answers = new Map<string, () => void>();

/** Results of a server are shown among the commands. */
export const Results: Story = {
  beforeEach: () => answers.clear(),
  render: () => <Searched answers={answers} />,
  play: async () => {
    const field = await search();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('zzz');
    await expect(field).toHaveAttribute('aria-busy', 'true');
    answers.get('zzz')!();
    await screen.findByRole('option', { name: 'Mara Inglis' });
    await expect(field).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** The keyboard table. */
export const Keyboard: Story = {
  args: { isOpen: false, shortcut: 'ctrl+k' },
  play: async ({ step }) => {
    await step('its shortcut opens and closes it', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await search()).toHaveFocus());
      await userEvent.keyboard('{Control>}k{/Control}');
      await isClosed();
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => expect(await search()).toHaveFocus());
    });
    await step('arrow keys move through the commands while the focus stays in the field', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toContain('Play or pause'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toContain('Show queue'));
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(await search()).toHaveFocus();
    });
    await step('Enter runs the highlighted command', async () => {
      await userEvent.keyboard('home');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toContain('Go home'));
      await userEvent.keyboard('{Enter}');
      await expect(ran).toHaveBeenCalledWith('home');
      await isClosed();
    });
    await step(
      'Enter right after typing runs the first match, whichever was highlighted before',
      async () => {
        // The highlighted command is filtered out, or it stays and is the second.
        for (const typed of ['home', 'ho']) {
          ran.mockClear();
          await userEvent.keyboard('{Control>}k{/Control}');
          await waitFor(async () => expect(await search()).toHaveFocus());
          await userEvent.keyboard('{ArrowDown}{ArrowDown}');
          await waitFor(() => expect(active()).toContain('Show queue'));
          // Faster than `userEvent`, which waits for the highlight.
          document.execCommand('insertText', false, typed);
          document.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
          );
          await expect(ran.mock.calls).toEqual([['home']]);
          await isClosed();
        }
      },
    );
    await step('Escape closes it and returns the focus', async () => {
      const button = screen.getByRole('button', { name: 'Commands' });
      await userEvent.click(button);
      await waitFor(async () => expect(await search()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const LongText: Story = {
  args: {
    commands: [
      {
        id: 'long',
        label:
          'A command whose name goes on and on until there is no more room for it, not even in a palette of this width',
        description:
          'And a second line about it that is hardly any shorter, because somebody had a lot to explain',
        shortcut: 'Ctrl+Alt+Shift+L',
      },
      ...commands,
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { recent: ['new'] } };
