/** What a check found: one sentence each, so that a failing run says what to mend. */
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

/** As a finding calls it. */
export function nameOf(element: Element) {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  const id = element.getAttribute('role') ?? element.getAttribute('type');
  return `<${element.localName}${id ? ` ${id}` : ''}> “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
}

export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden=true], [hidden]');

export const isDisabled = (element: Element) =>
  element.matches(':disabled, [aria-disabled=true], [data-disabled]') ||
  element.closest('label[data-disabled], [aria-disabled=true]') !== null;

/** Hidden from eyes and touches, but not from screen readers. */
export function isVisuallyHidden(element: Element) {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    if (position === 'absolute' && (width <= 1 || height <= 1)) return true;
    if (position === 'absolute' && (clip.startsWith('rect(0') || clipPath === 'inset(50%)')) return true;
  }
  return false;
}

/** What can be pressed, typed into or dragged within `root`, seen and not disabled. */
export const widgets = (root: Element) =>
  [...root.querySelectorAll(interactive)].filter((element) => isShown(element) && !isDisabled(element));

/** Around an input, the box that hands a press on to it. */
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

/** What is touched in order to use an element: itself, or what is drawn around an input. */
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

/** The open dialogs, menus and lists that lie above the page. */
export const openOverlays = (root: Element) =>
  [...document.querySelectorAll(overlays)].filter((element) => isShown(element) && !root.contains(element));
