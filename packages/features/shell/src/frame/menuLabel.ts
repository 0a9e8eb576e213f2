import type { Startup } from '@segno/data';

/** The translation of a text of the configuration, such as the name of a menu item, or the text itself. */
export const menuLabel = ({ label }: { label: string }, { i18n: { lines } }: Pick<Startup, 'i18n'>): string =>
  (Object.hasOwn(lines, label) && lines[label]) || label;
