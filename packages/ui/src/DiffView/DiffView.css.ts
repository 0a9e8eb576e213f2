import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const view = style(component({ display: 'grid', gap: vars.space.md, minInlineSize: 0, margin: 0 }));

export const change = style(component({ display: 'grid', gap: vars.space['2xs'], minInlineSize: 0 }));

export const label = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
  'DiffView-label',
);

export const content = style(component({ minInlineSize: 0, margin: 0 }));

export const values = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const empty = style(component({ color: vars.color.textMuted, fontStyle: 'italic' }));

const mark = (ink: string) => ({
  background: `color-mix(in oklab, ${ink} 10%, transparent)`,
  color: vars.color.text,
});

const shared = {
  paddingInline: vars.space['2xs'],
  borderRadius: 4,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 } },
} as const;

export const removed = style(
  component({ ...shared, ...mark(vars.color.danger.ink), textDecoration: 'line-through' }),
  'DiffView-removed',
);

export const added = style(
  component({ ...shared, ...mark(vars.color.positive.ink), textDecoration: 'none' }),
  'DiffView-added',
);

export const text = style(component({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

export const lines = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    paddingBlock: vars.space['2xs'],
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.small,
  }),
  'DiffView-lines',
);

export const line = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1.5em minmax(0, 1fr)',
    paddingInline: vars.space.xs,
    lineHeight: 1.6,
  }),
  'DiffView-line',
);

export const lineKind = styleVariants({
  same: component({ color: vars.color.textMuted }),
  removed: component({ ...mark(vars.color.danger.ink), textDecoration: 'none' }),
  added: component({ ...mark(vars.color.positive.ink), textDecoration: 'none' }),
});

export const sign = style(component({ userSelect: 'none', WebkitUserSelect: 'none' }));

export const lineText = style(
  component({ minInlineSize: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);
