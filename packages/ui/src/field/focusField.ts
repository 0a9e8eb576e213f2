const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

const isReachable = (element: Element) =>
  !element.closest('[aria-hidden="true"], [inert]') && element.getClientRects().length > 0;

/** Focuses an element, or its first focusable descendant. */
export function focusIn(root: Element): boolean {
  const inside = [...root.querySelectorAll<HTMLElement>(focusable)];
  const target = [...(root.matches(focusable) ? [root as HTMLElement] : []), ...inside].find(isReachable);
  target?.focus();
  return target !== undefined && document.activeElement === target;
}

const nameOf = (element: Element) => element.getAttribute('name') ?? '';

/** The names of the elements of a form. */
export const namesIn = (form: HTMLFormElement) => new Set([...form.elements].map(nameOf));

/** The visible part of a field with a hidden input, which is after it or in it. */
function* placesOf(element: Element, form: HTMLFormElement) {
  yield element;
  let before = element.previousElementSibling;
  while (before?.matches('input[type="hidden"]')) before = before.previousElementSibling;
  if (before) yield before;
  for (let around = element.parentElement; around && around !== form; around = around.parentElement)
    yield around;
}

/** Focuses the first field of a form, in document order, that has one of the names. */
export function focusNamed(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  for (const element of form.elements) {
    if (!names.has(nameOf(element))) continue;
    for (const place of placesOf(element, form)) if (focusIn(place)) return true;
  }
  return false;
}
