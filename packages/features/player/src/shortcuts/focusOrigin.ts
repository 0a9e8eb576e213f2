/** Tells how the focused element got the focus. */
export interface FocusOrigin {
  /** Whether the focus came by keyboard, and not by a pointer. */
  isKeyboard(): boolean;
  stop(): void;
}

/** A modifier alone, or a combination of the browser or the system, moves no focus inside the page. */
const isCommand = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';

/**
 * Watches how the focus moves. `:focus-visible` does not answer this: some browsers turn it on with the first key that
 * is pressed after a click.
 */
export function watchFocusOrigin(): FocusOrigin {
  const leave = new AbortController();
  const options = { capture: true, signal: leave.signal };
  let isKeyInput = document.activeElement?.matches(':focus-visible') ?? false;
  let isKeyboard = isKeyInput;
  document.addEventListener(
    'pointerdown',
    () => {
      isKeyInput = false;
      // A press on what has the focus already moves no focus.
      isKeyboard = false;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isCommand(event)) isKeyInput = true;
    },
    options,
  );
  document.addEventListener(
    'focusin',
    () => {
      isKeyboard = isKeyInput;
    },
    options,
  );
  return { isKeyboard: () => isKeyboard, stop: () => leave.abort() };
}
