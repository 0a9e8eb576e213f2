import type { StartupStore } from '@segno/data';
import { connectPreview } from './connectPreview.ts';
import { showCustomCode } from './customCode.tsx';
import type { ThemeStore } from '../theme/themeStore.ts';
import { createPreviewTheme } from './previewTheme.ts';

/** Connects the page with the appearance editor, if it is in its frame. */
export const startPreview = (store: StartupStore, theme: ThemeStore) =>
  connectPreview({ store, theme: createPreviewTheme(store, theme), showCustomCode });
