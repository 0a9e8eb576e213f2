// Chromatic and `npm run visual` take a screenshot of each story in every theme, direction and width.
const themes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const viewports = ['desktop', 'phone'] as const;

export interface Mode {
  theme: (typeof themes)[number];
  direction: (typeof directions)[number];
  /** Screenshots show what the interactions lead to. */
  interactions: 'run';
  /** The name of a viewport of the preview. */
  viewport: (typeof viewports)[number];
}

/** Modes by the name that screenshots have, such as `dark rtl phone`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  themes.flatMap((theme) =>
    directions.flatMap((direction) =>
      viewports.map((viewport) => [
        `${theme} ${direction} ${viewport}`,
        { theme, direction, viewport, interactions: 'run' } satisfies Mode,
      ]),
    ),
  ),
);
