'use client';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input, TextField } from 'react-aria-components/TextField';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { input as inputLook } from '../field/field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, SearchIcon } from '../icons/icons.tsx';
import { ListBox, ListBoxItem, ListBoxSection } from '../ListBox/ListBox.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Keys } from '../shortcuts/Keys.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Command } from './Command.ts';
import * as styles from './CommandPalette.css.ts';
import { findCommands, plain, type FoundCommand } from './findCommands.ts';
import { MarkedText } from './MarkedText.tsx';
import { messages } from './messages.ts';

export interface CommandSearchProps {
  commands: readonly Command[];
  /** The ids of the commands that are first until something is typed. */
  recent?: readonly string[];
  /** Called with the command that was run. */
  onAction?: (id: string) => void;
  /** Called with the text of the field and the id of the page, to give further `commands` with `isResult`. */
  onInputChange?: (text: string, page: string | undefined) => void;
  /** Further results are loading. */
  isPending?: boolean;
  /** @default 'Type a command or search' */
  placeholder?: string;
  /** Shown where nothing matches. */
  emptyText?: ReactNode;
  /** @default 'Commands' */
  'aria-label'?: string;
}

/** The search field, its results and the pages of commands. */
export function CommandSearch(props: CommandSearchProps & { close: () => void }) {
  const { commands, recent = [], onAction, onInputChange, isPending, placeholder, emptyText, close } = props;
  const t = useUiMessages(messages);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  /** The command that was highlighted when the text changed: it stays highlighted for a moment. */
  const outdated = useRef<string>(undefined);
  const [query, setQuery] = useState('');
  /** The ids of the opened pages, the innermost last. */
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
    const latest = recent.flatMap((id): FoundCommand[] => {
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
    // The currently highlighted command, otherwise the first, which is highlighted next.
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
                <MarkedText text={command.label} ranges={match.ranges} />
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
