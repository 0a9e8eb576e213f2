/** The fixed measures, in CSS pixels or milliseconds. Tests compare the rendered sizes with them. */
export const measures = {
  dialogWidth: { '2xs': 256, xs: 320, sm: 384, md: 440, lg: 620, xl: 780, '2xl': 850, fullscreen: 1280 },
  chipHeight: { xs: 20, sm: 26, md: 32, lg: 38 },
  inputHeight: { '2xs': 24, xs: 30, sm: 36, md: 42, lg: 50, xl: 60 },
  /** The minimum hit target of a control with a coarse pointer. */
  touchTarget: 44,
  navbarHeight: { lg: 64, md: 54, sm: 48 },
  tooltip: { delay: 1500, closeDelay: 500, offset: 10, maxWidth: 240 },
  toast: { maxWidth: 500, positive: 3000, danger: 8000, withAction: 8000, kept: 1, idLength: 6 },
  overlayPadding: 16,
  hoverCardCloseDelay: 150,
  trayMaxWidth: 375,
  listBoxMaxHeight: 420,
  typeAheadReset: 500,
  menuGap: 30,
  phoneMaxWidth: 768,
  loader: { delay: 500, minimum: 200 },
  progressBarDelay: 50,
  copiedFeedback: 1000,
} as const;
