const textFields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], ' +
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="reset"], [type="submit"])';
/** Widgets with typeahead. */
const typeaheadWidgets = '[role="menu"], [role="listbox"], [role="tree"]';
const activatable =
  'button, a[href], summary, input, [role="button"], [role="link"], [role="checkbox"], [role="switch"], ' +
  '[role="radio"], [role="tab"], [role="grid"], [role="treegrid"]';
const arrowKeyWidgets =
  'input, [role="slider"], [role="grid"], [role="treegrid"], [role="tablist"], [role="radiogroup"], ' +
  '[role="toolbar"], [role="scrollbar"], [role="spinbutton"]';

const targetOf = ({ target }: KeyboardEvent) => (target instanceof Element ? target : document.body);

/**
 * Whether the focused element handles all keys: in a text field, in a menu, or in a dialog that is not the player's.
 */
function handlesAllKeys(target: Element): boolean {
  if (target.closest(textFields) || target.closest(typeaheadWidgets)) return true;
  const dialog = target.closest('dialog, [role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.hasAttribute('data-player');
}

/** Whether the focused element or an open dialog handles a key, so that the player must ignore it. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = targetOf(event);
  if (handlesAllKeys(target)) return true;
  if (event.key === ' ' || event.key === 'Enter') return target.closest(activatable) !== null;
  if (event.key.startsWith('Arrow')) return target.closest(arrowKeyWidgets) !== null;
  return false;
}

/**
 * Whether Space is for the player although a control has the focus. A clicked control keeps the focus, but the listener
 * did not focus it by keyboard.
 */
export const isSpaceForPlayer = (event: KeyboardEvent, isFocusByKeyboard: boolean): boolean =>
  event.key === ' ' &&
  !event.isComposing &&
  !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) &&
  !isFocusByKeyboard &&
  !handlesAllKeys(targetOf(event)) &&
  targetOf(event).closest(activatable) !== null;
