const textFields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], ' +
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="reset"], [type="submit"])';
/** Widgets in which a letter finds an item. */
const lists = '[role="menu"], [role="listbox"], [role="tree"]';
const pressed =
  'button, a[href], summary, input, [role="button"], [role="link"], [role="checkbox"], [role="switch"], ' +
  '[role="radio"], [role="tab"], [role="grid"], [role="treegrid"]';
const steered =
  'input, [role="slider"], [role="grid"], [role="treegrid"], [role="tablist"], [role="radiogroup"], ' +
  '[role="toolbar"], [role="scrollbar"], [role="spinbutton"]';

/** Whether a key belongs to what has the focus, or to a dialog in front, and not to the player. */
export function isClaimed(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(textFields) || target.closest(lists)) return true;
  const dialog = target.closest('dialog, [role="dialog"], [role="alertdialog"]');
  if (dialog && !dialog.hasAttribute('data-player')) return true;
  if (event.key === ' ' || event.key === 'Enter') return target.closest(pressed) !== null;
  if (event.key.startsWith('Arrow')) return target.closest(steered) !== null;
  return false;
}
