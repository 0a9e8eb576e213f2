import { applyTheme } from '../theme/applyTheme.ts';
import { checkValues, type Refusal, type ThemeValues } from '../theme/theme.ts';
import type { VariableName } from '../theme/variables.ts';

export interface Preview {
  /** Removes the values; the previous values apply again. */
  undo: () => void;
  /** The refused values, with reasons. */
  refused: Refusal[];
}

/**
 * Themes the elements of a provider without rendering of React: its wrapper or the document, and the container of its
 * overlays at the end of the page. Previews are stored separately, so that they can be undone.
 */
export interface LiveTheme {
  /** Attaches to the element that has the variables; `null` removes them, and the overlay container. */
  setElement: (element: HTMLElement | null) => void;
  setValues: (values: ThemeValues) => void;
  preview: (values: Readonly<Record<string, string | null | undefined>>) => Preview;
  /** The overlay container. It is in the container of the outer provider, so that overlays inherit as the page does. */
  container: () => HTMLElement;
  contains: (element: Element) => boolean;
}

/** The other attributes that variables and styles depend on. */
const attributes = ['data-theme', 'data-density', 'data-contrast', 'data-motion', 'dir', 'lang'] as const;

/** @param className the styles that overlays inherit besides the variables */
export function createLiveTheme(parent: LiveTheme | undefined, className: string): LiveTheme {
  let element: HTMLElement | null = null;
  let host: HTMLElement | null = null;
  let values: ThemeValues = {};
  const previews = new Set<ReadonlyMap<VariableName, string | null>>();

  const shown = (name: VariableName) => {
    let value = values[name] ?? null;
    for (const preview of previews) if (preview.has(name)) value = preview.get(name) ?? null;
    return value;
  };
  const paint = (names: Iterable<VariableName>, ...elements: (HTMLElement | null)[]) => {
    const changes = Object.fromEntries([...names].map((name) => [name, shown(name)]));
    for (const each of elements) if (each) applyTheme(each, changes);
  };
  const named = () =>
    new Set([
      ...(Object.keys(values) as VariableName[]),
      ...[...previews].flatMap((preview) => [...preview.keys()]),
    ]);

  const clear = (themed: HTMLElement) =>
    applyTheme(themed, Object.fromEntries([...named()].map((name) => [name, null])));
  /** Copies the attributes in effect at the provider to the overlay container, unless its parent has them. */
  const applyStyles = () => {
    for (const attribute of attributes) {
      const from = element?.closest(`[${attribute}]`);
      const isAround = from !== element && parent && from && !parent.contains(from);
      const value = from === document.documentElement || isAround ? null : from?.getAttribute(attribute);
      if (value === null || value === undefined) host?.removeAttribute(attribute);
      else host?.setAttribute(attribute, value);
    }
  };

  return {
    setElement(next) {
      if (next === null) {
        if (element) clear(element);
        host?.remove();
        host = null;
      }
      element = next;
      paint(named(), next);
      applyStyles();
    },
    setValues(next) {
      const before = named();
      values = next;
      paint(new Set([...before, ...named()]), element, host);
      applyStyles();
    },
    preview(wanted) {
      const { accepted, refused } = checkValues(wanted);
      const preview = new Map(accepted.map(({ listed, value }) => [listed.name, value]));
      previews.add(preview);
      paint(preview.keys(), element, host);
      return {
        undo() {
          if (previews.delete(preview)) paint(preview.keys(), element, host);
        },
        refused,
      };
    },
    container() {
      if (element === document.documentElement) return document.body;
      if (!host) {
        host = document.createElement('div');
        host.className = className;
        paint(named(), host);
      }
      applyStyles();
      if (!host.isConnected) (parent?.container() ?? document.body).append(host);
      return host;
    },
    contains: (other) => element !== null && element !== other && element.contains(other),
  };
}
