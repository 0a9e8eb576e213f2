/** Reports whether the focus was moved by keyboard or by pointer. */
export interface FocusOrigin {
  /** Whether the current focus was moved by keyboard. */
  isKeyboard(): boolean;
  stop(): void;
}

/**
 * Whether a key is a modifier or a shortcut of the browser or the system, neither of which moves the focus in the page.
 */
const isCommand = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'Meta';

/**
 * Tracks how the focus moves. `:focus-visible` is not sufficient: some browsers match it after the first key that is
 * pressed after a click.
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
      // A press on the focused element fires no focus event.
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
