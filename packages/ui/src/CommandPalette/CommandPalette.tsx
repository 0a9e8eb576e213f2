'use client';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, TextField } from 'react-aria-components/TextField';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, SearchIcon } from '../icons/icons.tsx';
import { Keys } from '../shortcuts/Keys.tsx';
import { ListBox, ListBoxItem, ListBoxSection } from '../ListBox/ListBox.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { scrim } from '../overlays/overlay.css.ts';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { input as inputLook } from '../field/field.css.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CommandPalette.css.ts';
import { fuzzyMatch, type Match, type Range } from './fuzzyMatch.ts';
import { matchesShortcut } from './matchesShortcut.ts';
import { words } from './words.ts';

export interface Command {
  id: string;
  label: string;
  /** The title above it and others of its kind. */
  group?: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  description?: string;
  /** The keys that do the same, as they are written: `Ctrl+Z`. It tells of them and does not listen. */
  shortcut?: string;
  /** Further words that find it. */
  keywords?: readonly string[];
  isDisabled?: boolean;
  onAction?: () => void;
  /** A page of commands behind it. */
  commands?: readonly Command[];
  /** Found elsewhere for what is typed, so shown whether or not its words fit. */
  isResult?: boolean;
}

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  commands: readonly Command[];
  /** The ids of commands that stand first until something is typed. */
  recent?: readonly string[];
  /** Called with the command that was run. */
  onAction?: (id: string) => void;
  /** Called with what is typed, and the id of the page, to give further `commands` with `isResult`. */
  onInputChange?: (text: string, page: string | undefined) => void;
  /** Further results are on their way. */
  isPending?: boolean;
  /** Opens and closes it by keys: `mod+k` is ⌘K on Apple’s machines and else Ctrl+K. @default none */
  shortcut?: string;
  /** @default 'Type a command or search' */
  placeholder?: string;
  /** Said where nothing is found. */
  emptyText?: ReactNode;
  /** @default 'Commands' */
  'aria-label'?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Everything that can be done, found by typing. Load it when it is first wanted: nothing of a page needs it. */
export const CommandPalette = withRef(function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, shortcut, className, ref, ...content } = props;
  const t = useUiMessages(words);

  useEffect(() => {
    if (!shortcut) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || !matchesShortcut(event, shortcut)) return;
      event.preventDefault();
      onOpenChange(!isOpen);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut, isOpen, onOpenChange]);

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(scrim, styles.overlay)}
    >
      <Modal className={cx(styles.modal, className)}>
        <AriaDialog ref={ref} aria-label={content['aria-label'] ?? t.commands} className={styles.dialog}>
          <Content {...content} close={() => onOpenChange(false)} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});

interface Found {
  /** Unlike the command's own id it is not there twice when the command is among the recent ones. */
  key: string;
  command: Command;
  match: Match;
}

interface Group {
  title: string;
  found: Found[];
}

const plain: Match = { score: 0, ranges: [] };

function matchCommand(query: string, command: Command): Match | undefined {
  const match = fuzzyMatch(query, command.label);
  if (match) return match;
  const byKeyword = command.keywords?.some((word) => (fuzzyMatch(query, word)?.score ?? 0) >= 60);
  return byKeyword || command.isResult ? { score: 45, ranges: [] } : undefined;
}

/** What fits, under its titles, the best first. */
function findCommands(query: string, commands: readonly Command[]): Group[] {
  const found = commands.flatMap((command): Found[] => {
    const match = query.trim() === '' ? plain : matchCommand(query, command);
    return match ? [{ key: command.id, command, match }] : [];
  });
  const sorted = found.toSorted((one, other) => other.match.score - one.match.score);
  const groups = new Map<string, Group>();
  for (const entry of sorted) {
    const title = entry.command.group ?? '';
    const group = groups.get(title) ?? { title, found: [] };
    group.found.push(entry);
    groups.set(title, group);
  }
  return [...groups.values()];
}

type ContentProps = Omit<
  CommandPaletteProps,
  'isOpen' | 'onOpenChange' | 'shortcut' | 'className' | 'ref'
> & {
  close: () => void;
};

function Content(props: ContentProps) {
  const { commands, recent = [], onAction, onInputChange, isPending, placeholder, emptyText, close } = props;
  const t = useUiMessages(words);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  /** The command that was marked when the words changed: for an instant it still is. */
  const outdated = useRef<string>(undefined);
  const [query, setQuery] = useState('');
  /** The ids of the pages that were opened, one behind the other. */
  const [path, setPath] = useState<readonly string[]>([]);
  useEffect(() => inputRef.current?.focus(), []);

  const pages: Command[] = [];
  let shown = commands;
  for (const id of path) {
    const page = shown.find((command) => command.id === id);
    if (!page?.commands) break;
    pages.push(page);
    shown = page.commands;
  }
  const page = pages.at(-1);

  const groups = findCommands(query, shown);
  if (!page && query.trim() === '') {
    const latest = recent.flatMap((id): Found[] => {
      const command = commands.find((one) => one.id === id);
      return command ? [{ key: `recent ${id}`, command, match: plain }] : [];
    });
    if (latest.length > 0) groups.unshift({ title: t.commandsRecent, found: latest });
  }
  const all = groups.flatMap(({ found }) => found);
  const first = all.find(({ command }) => !command.isDisabled)?.key;

  const markedKey = () => listRef.current?.querySelector<HTMLElement>('[data-focused]')?.dataset.key;
  const renew = () => {
    outdated.current = undefined;
  };
  useEffect(() => {
    if (first === outdated.current) renew();
  });

  const type = (text: string, at = page?.id) => {
    outdated.current = markedKey();
    setQuery(text);
    onInputChange?.(text, at);
  };
  const back = () => {
    setPath(path.slice(0, -1));
    type('', path.at(-2));
    inputRef.current?.focus();
  };
  const run = (key: string | number) => {
    const command = all.find((found) => found.key === key)?.command;
    if (!command || command.isDisabled) return;
    if (command.commands) {
      setPath([...path, command.id]);
      type('', command.id);
      inputRef.current?.focus();
      return;
    }
    close();
    command.onAction?.();
    onAction?.(command.id);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && query === '' && page) {
      event.preventDefault();
      back();
    }
    if (event.key !== 'Enter') return renew();
    event.preventDefault();
    event.stopPropagation();
    // What is marked by now, else the first, which is about to be.
    const marked = markedKey();
    const key = marked === outdated.current ? first : (marked ?? first);
    if (key !== undefined && !event.repeat) run(key);
  };

  return (
    <Autocomplete inputValue={query} onInputChange={(text) => type(text)}>
      <div className={styles.search}>
        {page ? (
          <>
            <IconButton size="xs" aria-label={t.commandsBack} onPress={back}>
              <ChevronStartIcon size={18} />
            </IconButton>
            <span className={styles.page}>{page.label}</span>
          </>
        ) : (
          <span className={styles.icon}>
            {isPending ? <Spinner size="1em" /> : <SearchIcon size="1em" />}
          </span>
        )}
        <TextField aria-label={page?.label ?? t.search} className={styles.textField}>
          <Input
            ref={inputRef}
            placeholder={placeholder ?? t.commandsPlaceholder}
            className={inputLook}
            aria-busy={isPending}
            {...{ role: 'combobox', 'aria-expanded': true, onKeyDownCapture }}
          />
        </TextField>
        {page && isPending && (
          <span className={styles.icon}>
            <Spinner size="1em" />
          </span>
        )}
      </div>
      <ListBox
        ref={listRef}
        onFocus={renew}
        variant="plain"
        aria-label={page?.label ?? t.commands}
        selectionMode="none"
        shouldFocusOnHover
        isPending={isPending}
        emptyText={emptyText ?? t.noMatches}
        disabledKeys={all.flatMap(({ key, command }) => (command.isDisabled ? [key] : []))}
        onAction={run}
        className={styles.list}
      >
        {groups.map(({ title, found }) => (
          <ListBoxSection key={title} {...(title === '' ? { 'aria-label': t.commands } : { title })}>
            {found.map(({ key, command, match }) => (
              <ListBoxItem
                key={key}
                id={key}
                textValue={command.label}
                icon={command.icon}
                description={command.description}
                endAdornment={<End command={command} />}
              >
                <Marked text={command.label} ranges={match.ranges} />
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <VisuallyHidden role="status">
        {all.length === 0 && !isPending && (emptyText ?? t.noMatches)}
      </VisuallyHidden>
    </Autocomplete>
  );
}

function End({ command: { shortcut, commands } }: { command: Command }) {
  if (commands) return <ChevronEndIcon size={16} />;
  if (!shortcut) return null;
  return <Keys shortcut={shortcut} />;
}

/** A label with what was typed marked in it. */
function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const characters = Array.from(text);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    parts.push(
      characters.slice(end, from).join(''),
      <mark key={from} className={styles.mark}>
        {characters.slice(from, to).join('')}
      </mark>,
    );
    end = to;
  }
  return (
    <>
      {parts}
      {characters.slice(end).join('')}
    </>
  );
}
