// Each story is pictured in every theme, direction and width: by Chromatic, and by `npm run visual` without it.
const themes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const viewports = ['desktop', 'phone'] as const;

export interface Mode {
  theme: (typeof themes)[number];
  direction: (typeof directions)[number];
  /** One of the preview's own. */
  viewport: (typeof viewports)[number];
}

/** By the name that a picture bears: `dark rtl phone`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  themes.flatMap((theme) =>
    directions.flatMap((direction) =>
      viewports.map((viewport) => [
        `${theme} ${direction} ${viewport}`,
        { theme, direction, viewport } satisfies Mode,
      ]),
    ),
  ),
);
