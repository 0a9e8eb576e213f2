import { type Findings, interactive, isDisabled, isShown, isVisuallyHidden, nameOf } from './elements.ts';

/** The styles that can show focus. Computed colours are the forced ones in forced colours mode. */
function linesOf(element: Element, pseudo?: string | null) {
  const style = getComputedStyle(element, pseudo);
  const line = (name: 'outline' | 'border') => {
    const [drawn, width] = [style[`${name}Style`], style[`${name}Width`]];
    return /^(?:none ?)+$/.test(drawn) || /^(?:0px ?)+$/.test(width)
      ? ''
      : `${drawn} ${width} ${style[`${name}Color`]}`;
  };
  const fill = style.backgroundColor;
  return { outline: line('outline'), border: line('border'), fill };
}

/** Elements that may draw the focus ring: the element, its ancestors, or the visible parts beside a hidden input. */
function ringsOf(element: Element, root: Element) {
  const rings: Element[] = [element];
  const label = element.closest('label');
  // One input may cover many cells.
  if (element.matches('input')) rings.push(...(element.parentElement?.children ?? []));
  if (label) rings.push(...label.querySelectorAll('*'));
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) rings.push(at);
  if (isVisuallyHidden(element))
    rings.push(...(element.parentElement?.parentElement?.querySelectorAll('*') ?? []));
  return [...new Set(rings)];
}

/** Waits until the condition holds, for at most 30 frames. Resolves whether it holds. */
async function drawn(isSo: () => boolean) {
  for (let frame = 0; frame < 30 && !isSo(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return isSo();
}

/** Returns the first two elements of each kind: the same tag, role and class. */
function ofEachKind<E extends Element>(elements: E[]) {
  const seen = new Map<string, number>();
  return elements.filter((element) => {
    const kind = `${element.localName} ${element.role} ${element.getAttribute('class')}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind)! <= 2;
  });
}

/** Reports focusable elements whose focus changes no outline, border or fill. Forced colours remove shadows. */
export async function focusWithoutRing(root: Element): Promise<Findings> {
  const findings: Findings = [];
  const focusable = [...root.querySelectorAll<HTMLElement>(`${interactive}, [tabindex]`)].filter(
    (element) => isShown(element) && !isDisabled(element),
  );
  for (const element of ofEachKind(focusable.filter(({ tabIndex }) => tabIndex >= 0))) {
    // An open menu closes when it loses focus.
    const elsewhere = focusable.find((other) => !other.contains(element) && !element.contains(other));
    const rings = ringsOf(element, root);
    const lines = () =>
      rings.flatMap((ring) =>
        [null, '::before', '::after'].map((pseudo) => Object.values(linesOf(ring, pseudo)).join()),
      );
    const differs = (before: string[]) => lines().some((line, index) => line !== before[index]);
    elsewhere?.focus();
    const rest = lines();
    // react-aria shows the focus ring only after a keyboard event.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
    element.focus();
    if (document.activeElement !== element) continue;
    if (await drawn(() => differs(rest))) continue;
    const focused = lines();
    if (elsewhere) elsewhere.focus();
    else element.blur();
    if (await drawn(() => differs(focused))) continue;
    // The element keeps its focus, as the only item of a menu does.
    if (document.activeElement === element && rings.some((ring) => linesOf(ring).outline !== '')) continue;
    findings.push(`${nameOf(element)} shows no focus`);
  }
  return findings;
}

const chosen = '[aria-checked=true], [aria-selected=true], [aria-pressed=true], :checked';
const choosable = [
  'input[type=checkbox]',
  'input[type=radio]',
  '[role=tab]',
  '[role=option]',
  '[role=radio]',
  '[role=menuitemcheckbox]',
  '[role=menuitemradio]',
  '[aria-pressed]',
].join(', ');

/** Reports elements that look the same after they are selected. Forced colours can remove a change of colour. */
export async function chosenLikeOthers(root: Element): Promise<Findings> {
  const findings: Findings = [];
  const others = [...root.querySelectorAll<HTMLElement>(choosable)].filter(
    (element) => isShown(element) && !isDisabled(element) && !element.matches(chosen),
  );
  for (const element of others.slice(0, 2)) {
    if (element.matches(chosen)) continue;
    const before = lookOf(element);
    element.click();
    if (!(await drawn(() => element.matches(chosen))) || !element.isConnected) continue;
    if (!(await drawn(() => lookOf(element) !== before)))
      findings.push(`${nameOf(element)} looks the same when it is chosen`);
  }
  return findings;
}

/** The computed styles of an element that forced colours keep, as one string. */
function lookOf(element: Element): string {
  const scope = element.closest('label') ?? element;
  return [scope, ...scope.querySelectorAll('*')]
    .filter((at) => isShown(at) || at.localName === 'svg')
    .flatMap((at) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(at, pseudo);
        if (pseudo && style.content === 'none') return '';
        const { outline, border } = linesOf(at, pseudo);
        return [
          at.localName,
          outline,
          border,
          style.color,
          style.backgroundColor,
          style.fill,
          style.stroke,
          style.opacity,
          style.fontWeight,
          style.textDecorationLine,
          style.transform,
          style.translate,
          style.visibility,
          style.display,
          style.insetInlineStart,
        ].join(' ');
      }),
    )
    .join('\n');
}

/** Resolves a system colour to its computed value. */
function systemColour(name: string) {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Reports disabled elements that are neither in the system colour GrayText nor translucent. */
export function disabledLikeEnabled(root: Element): Findings {
  const grey = systemColour('GrayText');
  return [...root.querySelectorAll(interactive)]
    .filter((element) => isShown(element) && element.matches(':disabled, [aria-disabled=true]'))
    .filter((element) => {
      const scope = element.closest('label') ?? element;
      const around = isVisuallyHidden(scope) ? (scope.parentElement?.parentElement ?? scope) : scope;
      for (let at: Element | null = around; at && at !== root; at = at.parentElement)
        if (Number(getComputedStyle(at).opacity) < 1) return false;
      return ![around, ...around.querySelectorAll('*')].some((at) => {
        const { color, borderTopColor, borderTopStyle, opacity, fill, stroke } = getComputedStyle(at);
        const line = borderTopStyle !== 'none' && borderTopColor === grey;
        return color === grey || line || fill === grey || stroke === grey || Number(opacity) < 1;
      });
    })
    .map((element) => `${nameOf(element)} looks as if it were not disabled`);
}
