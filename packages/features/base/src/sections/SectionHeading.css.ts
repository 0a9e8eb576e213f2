import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@segno/ui/theme';
import { feature, media } from '@segno/ui/theme/styles';

/** A heading with a small button at the end of its line. */
export const withAction = style(
  feature({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 32 }),
);

/** A heading with a small link at the end of its line. */
export const withLink = style(
  feature({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.md }),
);

// The hit target of the link is higher than its text, 24 px, and 44 px under fingers. The line keeps its height.
globalStyle(
  `${withLink} > a`,
  feature({
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    // literal: the minimum size of a target (WCAG 2.5.8)
    minBlockSize: 24,
    marginBlock: -4,
  }),
);
globalStyle(
  `${withLink} > a::after`,
  feature({
    '@media': { [media.coarse]: { content: '""', position: 'absolute', insetInline: 0, insetBlock: -10 } },
  }),
);
