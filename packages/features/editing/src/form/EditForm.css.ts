import { vars } from '@segno/ui/theme';
import { feature } from '@segno/ui/theme/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** One column, in which a field is as wide as it is read. */
export const column = style(feature({ maxInlineSize: 640 }));

/** The bar with the unsaved changes, at the end of the page while it scrolls. */
export const saveBar = style(
  feature({
    position: 'sticky',
    insetBlockEnd: 'var(--segno-page-end, 0px)',
    paddingBlock: vars.space.sm,
    background: vars.color.background,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    // It stops above the padding of the page, where fields would be seen below it.
    boxShadow: `0 ${vars.space.xl} 0 ${vars.color.background}`,
    zIndex: 1,
  }),
);

// What gets the focus is not covered by the bar, and toasts are above it.
globalStyle(
  `:root:has(${saveBar})`,
  feature({ vars: { '--segno-page-sticky-end': '64px', '--segno-shell-notice': '64px' } }),
);

/** Two inputs without labels and a button. An error under one of them leaves the others in line. */
export const pair = style(
  feature({ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: vars.space.sm, alignItems: 'start' }),
);

/** An input and a button. */
export const withButton = style(
  feature({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space.sm, alignItems: 'end' }),
);

/** Small inputs beside each other, which break on phones. */
export const row = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: vars.space.md,
    alignItems: 'start',
  }),
);
