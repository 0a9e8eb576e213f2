import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component, media, transition } from '../theme/styles.ts';

export const layout = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
    minInlineSize: 0,
  }),
  'ImageField-layout',
);

const width = (edge: number) =>
  component({ inlineSize: `min(100%, calc(${edge}px * max(1, var(--segno-image-ratio))))` });

/** The picture, or its placeholder. */
export const preview = recipe(
  {
    base: component({
      boxSizing: 'border-box',
      position: 'relative',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: 'var(--segno-image-ratio)',
      overflow: 'hidden',
      background: vars.color.raised,
      border: `1.5px dashed ${vars.color.controlBorder}`,
      color: vars.color.textMuted,
      fontSize: vars.text.title,
      cursor: 'pointer',
      ...transition('border-color', 'background-color'),
      selectors: {
        '&[data-filled]': { borderStyle: 'solid', borderColor: vars.color.hairline },
        '&[data-hovered]': { borderColor: vars.color.text },
        '[data-invalid] > * > &': { borderColor: vars.color.danger.fill },
        '&[data-drop-target]': {
          borderStyle: 'solid',
          borderColor: vars.color.accent.fill,
          background: vars.color.selected,
          boxShadow: `0 0 0 2px ${vars.color.accent.fill}`,
        },
        '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
        '&[data-disabled]': { cursor: 'default', borderColor: vars.color.controlBorder },
        '&[data-disabled]:not([data-pending], [data-readonly])': { opacity: 0.45 },
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[data-drop-target]': { outline: '3px solid Highlight' } } },
      },
    }),
    variants: {
      size: { sm: width(96), md: width(144), lg: width(208) },
      shape: {
        square: component({ borderRadius: vars.radius.card }),
        round: component({ borderRadius: vars.radius.round }),
      },
    },
  },
  'ImageField-preview',
);

export const picture = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { '[data-drop-target] > &, [data-pending] > &': { opacity: 0.4 } },
  }),
  'ImageField-picture',
);

export const waiting = style(component({ position: 'relative', display: 'grid', color: vars.color.text }));

export const side = style(
  component({
    display: 'flex',
    flex: '1 1 180px',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
  'ImageField-side',
);
