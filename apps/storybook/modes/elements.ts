/** The findings of a check, one sentence each. They are the message of a failed test. */
export type Findings = string[];

const roles = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'option',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'combobox',
  'textbox',
  'searchbox',
];
export const interactive = [
  'button',
  'a[href]',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...roles.map((role) => `[role=${role}]`),
].join(', ');

/** The name of an element in a finding. */
export function nameOf(element: Element) {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  const id = element.getAttribute('role') ?? element.getAttribute('type');
  return `<${element.localName}${id ? ` ${id}` : ''}> “${name.replace(/\s+/g, ' ').slice(0, 40)}”`;
}

export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true], [hidden]');

export const isDisabled = (element: Element) =>
  element.matches(':disabled, [aria-disabled=true], [data-disabled]') ||
  element.closest('label[data-disabled], [aria-disabled=true]') !== null;

/** Whether an element is visually hidden but available to screen readers. */
export function isVisuallyHidden(element: Element) {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    if (position === 'absolute' && (width <= 1 || height <= 1)) return true;
    if (position === 'absolute' && (clip.startsWith('rect(0') || clipPath === 'inset(50%)')) return true;
  }
  return false;
}

/** The visible and enabled interactive elements within `root`. */
export const widgets = (root: Element) =>
  [...root.querySelectorAll(interactive)].filter((element) => isShown(element) && !isDisabled(element));

/** The outermost ancestor of an input that focuses the input when it is pressed. */
function boxOf(input: HTMLElement) {
  let box = input;
  for (let at = input.parentElement; at && at !== document.body; at = at.parentElement) {
    input.blur();
    at.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    if (document.activeElement === input) box = at;
  }
  input.blur();
  return box;
}

/** The hit target of an element: the element itself, or the visible box around an input. */
export function targetOf(element: Element): Element | null {
  const label = element.matches('input') ? element.closest('label') : null;
  if (label) return label;
  let target: Element | null = element;
  while (target && isVisuallyHidden(target)) target = target.parentElement;
  if (target !== element && !element.matches('input')) return null;
  const isText = element.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea');
  return isText && target === element ? boxOf(element as HTMLElement) : target;
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The open dialogs, menus and listboxes outside `root`. */
export const openOverlays = (root: Element) =>
  [...document.querySelectorAll(overlays)].filter((element) => isShown(element) && !root.contains(element));
