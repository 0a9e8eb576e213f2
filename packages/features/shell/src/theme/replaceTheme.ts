import { applyTheme } from '@segno/ui';
import { themeStyleId } from './themeChoice.ts';

/** Replaces the theme of the document, which the server or an earlier call set. */
export function replaceTheme(base: string, values: Readonly<Record<string, string>>) {
  const { documentElement: root } = document;
  document.getElementById(themeStyleId)?.remove();
  root.dataset.theme = base;
  const before = [...root.style].filter((property) => property.startsWith('--segno-'));
  applyTheme(root, { ...Object.fromEntries(before.map((property) => [property, null])), ...values });
}
