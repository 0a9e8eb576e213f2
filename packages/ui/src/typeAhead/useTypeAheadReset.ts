import { useRef, type DOMAttributes, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { measures } from '../theme/measures.ts';

/** A character that no text starts with: react-aria resets the search when a key matches nothing. */
const nothing = '\uFFFF';

/** Milliseconds after which react-aria has reset the search itself: its 1000 ms, and the time to handle a key. */
const ownReset = 1500;

const isTyped = ({ key, ctrlKey, metaKey, altKey }: ReactKeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || !/^[A-Z]/i.test(key));

/**
 * Resets the typeahead of a list 500 ms after the last letter (FLOAT-5). The 1000 ms of react-aria cannot be configured.
 * Pass the props of the element with the key handlers to the result:
 * `const typeAhead = useTypeAheadReset(); <ListBox render={(props) => <div {...typeAhead(props)} />} />`
 */
export function useTypeAheadReset() {
  const lastTyped = useRef(-Infinity);

  return <T extends Element, Props extends DOMAttributes<T>>(props: Props & DOMAttributes<T>): Props => ({
    ...props,
    // In the capture phase, before react-aria handles the key: Space is part of the search only while there is one.
    onKeyDownCapture(event: ReactKeyboardEvent<T>) {
      if (event.key !== nothing && isTyped(event)) {
        const pause = event.timeStamp - lastTyped.current;
        // The key that resets the search compares every text, which takes seconds in very long lists. It is sent only
        // while react-aria still has a search.
        if (pause >= measures.typeAheadReset && pause < ownReset) {
          event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: nothing, bubbles: true }));
        }
        lastTyped.current = event.timeStamp;
      }
      props.onKeyDownCapture?.(event);
    },
    onKeyDown(event: ReactKeyboardEvent<T>) {
      props.onKeyDown?.(event);
      if (event.key === nothing) event.stopPropagation();
    },
  });
}
