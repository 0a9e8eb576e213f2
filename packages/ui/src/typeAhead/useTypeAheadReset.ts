import { useRef, type DOMAttributes, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { measures } from '../theme/measures.ts';

/** Sorts after every text, so it begins none: react-aria drops what was typed when a key finds nothing. */
const nothing = '\uFFFF';

const isTyped = ({ key, ctrlKey, metaKey, altKey }: ReactKeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || !/^[A-Z]/i.test(key));

/**
 * Letters typed at a list look for an item, and after 500 ms without one they begin anew (FLOAT-5);
 * react-aria waits 1000 ms, which cannot be set. Hand the result the props of the element that hears the keys:
 * `const typeAhead = useTypeAheadReset(); <ListBox render={(props) => <div {...typeAhead(props)} />} />`
 */
export function useTypeAheadReset() {
  const lastTyped = useRef(-Infinity);

  return <T extends Element, Props extends DOMAttributes<T>>(props: Props & DOMAttributes<T>): Props => ({
    ...props,
    // Before react-aria hears the key: a space belongs to the search only as long as there is one.
    onKeyDownCapture(event: ReactKeyboardEvent<T>) {
      if (event.key !== nothing && isTyped(event)) {
        if (event.timeStamp - lastTyped.current >= measures.typeAheadReset) {
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
