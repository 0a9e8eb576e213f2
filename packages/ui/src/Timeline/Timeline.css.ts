import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const timeline = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: vars.space.sm,
    paddingBlockEnd: vars.space.md,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next event.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '32px 4px',
        insetInlineStart: 13,
        inlineSize: 2,
        background: vars.color.hairline,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
    },
  }),
  'Timeline-item',
);

export const marker = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: vars.radius.round,
    fontSize: 16,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  'Timeline-marker',
);

const tinted = (ink: string) =>
  component({ background: `color-mix(in oklab, ${ink} 14%, transparent)`, color: ink });

export const tone = styleVariants({
  neutral: component({ background: vars.color.neutral.fill, color: vars.color.neutral.text }),
  accent: tinted(vars.color.accent.ink),
  positive: tinted(vars.color.positive.ink),
  warning: tinted(vars.color.warning.ink),
  danger: tinted(vars.color.danger.ink),
});

/** The mark of an event without an icon. */
export const dot = style(
  component({
    inlineSize: 8,
    blockSize: 8,
    borderRadius: vars.radius.round,
    background: 'currentColor',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

export const body = style(
  component({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0, paddingBlockStart: 3 }),
);

export const heading = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
  }),
);

export const title = style(
  component({ minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }),
  'Timeline-title',
);

export const time = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.small }),
  'Timeline-time',
);

export const content = style(
  component({ minInlineSize: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
  'Timeline-content',
);
