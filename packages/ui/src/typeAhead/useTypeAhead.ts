import { useRef, type DOMAttributes, type KeyboardEvent } from 'react';
import type { Key } from 'react-aria-components/ListBox';
import { useCollator } from 'react-aria/useCollator';
import type { ListState } from 'react-stately/useListState';
import { measures } from '../theme/measures.ts';
import { findByText } from './findByText.ts';

/** The state of a list, grid list, table, tree, menu or select. */
export type TypeAheadState = Pick<ListState<unknown>, 'collection' | 'selectionManager'>;

export interface TypeAheadHandlers {
  /** Called with each letter, which the handlers of react-aria do not get. */
  onLetter?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called with the key of the found item, which is focused. */
  onFound?: (key: Key) => void;
}

/** Whether a key is part of a word, as react-aria decides it: a character, or a name without Latin letters. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || !/^[A-Z]/i.test(key));

/** Whether a key ends the word: one with a name, such as an arrow key, that is not held while letters are typed. */
const endsWord = ({ key }: KeyboardEvent): boolean =>
  /^[A-Z]\w/i.test(key) && !/^(Shift|Control|Alt|Meta|AltGraph|CapsLock)$/.test(key);

/**
 * Type-ahead of a list: letters less than 500 ms apart focus the item whose text begins with them (FLOAT-5); any other key
 * ends the word. It replaces
 * that of react-aria, whose 1000 ms cannot be configured and which compares the text of every item several times. Pass
 * the props of the element with the key handlers, and the state of the collection, to the result:
 * `const typeAhead = useTypeAhead(); <ListBox render={(props, { state }) => <div {...typeAhead(props, () => state)} />} />`
 */
export function useTypeAhead() {
  const typed = useRef({ word: '', time: -Infinity });
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });

  /** The word so far: empty when the last letter is too long ago. */
  const wordAt = (time: number) =>
    time - typed.current.time < measures.typeAheadReset ? typed.current.word : '';

  const type = (
    event: KeyboardEvent<HTMLElement>,
    { collection, selectionManager }: TypeAheadState,
    { onLetter, onFound }: TypeAheadHandlers,
  ) => {
    onLetter?.(event);
    const word = wordAt(event.timeStamp) + event.key;
    const { focusedKey } = selectionManager;
    const isDisabled = (key: Key) => selectionManager.isDisabled(key);
    const goal = findByText(word, { items: collection, focusedKey, isDisabled }, collator);
    typed.current = { word: goal === null ? '' : word, time: event.timeStamp };
    if (goal === null) return;
    selectionManager.setFocusedKey(goal);
    onFound?.(goal);
    event.preventDefault();
    event.stopPropagation();
  };

  return <T extends HTMLElement, Props extends DOMAttributes<T>>(
    props: Props & DOMAttributes<T>,
    getState: () => TypeAheadState | null,
    handlers: TypeAheadHandlers = {},
  ): Props => {
    // react-aria sets it unless type-ahead is disallowed, as where a search field has the focus.
    if (!props.onKeyDownCapture) return props;
    const isLetter = (event: KeyboardEvent<T>) =>
      isTyped(event) &&
      event.currentTarget.contains(event.target as Node) &&
      (event.key !== ' ' || wordAt(event.timeStamp) !== '');
    return {
      ...props,
      // In the capture phase, before an item handles the key: Space is part of a word only while there is one.
      onKeyDownCapture(event: KeyboardEvent<T>) {
        props.onKeyDownCapture?.(event);
        // An arrow key, Home or Enter ends the word, so that Space right after it opens the list or selects.
        if (endsWord(event)) typed.current.word = '';
        const state = getState();
        if (event.isPropagationStopped() || event.key !== ' ' || !state || !isLetter(event)) return;
        event.preventDefault();
        event.stopPropagation();
        type(event, state, handlers);
      },
      onKeyDown(event: KeyboardEvent<T>) {
        const state = getState();
        if (state && isLetter(event)) type(event, state, handlers);
        else props.onKeyDown?.(event);
      },
    };
  };
}
