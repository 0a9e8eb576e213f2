import { pageOfSetting } from '@segno/data/contract';

/**
 * Whether the administration changes a setting: on one of the pages of settings, or on that of advertisements. Themes and
 * menus have an editor with a permission of its own.
 */
export const isAdminSetting = (name: string): boolean =>
  pageOfSetting(name) !== undefined || name.startsWith('ads.');
