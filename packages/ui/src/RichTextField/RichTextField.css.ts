import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const box = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    background: vars.color.raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:has([role="textbox"]:focus)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '[data-invalid] > &': { borderColor: vars.color.danger.fill },
      '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
      '[data-disabled] > &': { opacity: 0.45 },
    },
  }),
  'RichTextField-box',
);

export const toolbar = style(
  component({
    flexWrap: 'wrap',
    gap: vars.space['2xs'],
    padding: vars.space['2xs'],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  }),
  'RichTextField-toolbar',
);

export const content = style(component({ position: 'relative' }));

const padding = { paddingBlock: vars.space.xs, paddingInline: vars.space.sm };

export const waiting = style(
  component({
    ...padding,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minBlockSize: 'calc(var(--segno-min-rows) * 1.6em + 40px)',
  }),
);

export const placeholder = style(
  component({
    ...padding,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    color: vars.color.textMuted,
    lineHeight: 1.6,
    pointerEvents: 'none',
  }),
);

export const text = style(
  component({
    ...padding,
    minBlockSize: 'calc(var(--segno-min-rows) * 1.6em)',
    outline: 'none',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    // What the editor's own style element would set.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '@media': { [media.coarse]: { fontSize: 'max(16px, 1em)' } },
  }),
  'RichTextField-text',
);

globalStyle(`${text} > * + *`, component({ marginBlockStart: vars.space.sm }));
globalStyle(`${text} :is(p, h2, h3, ul, ol, blockquote)`, component({ marginBlock: 0 }));
globalStyle(
  `${text} > * + :is(p, h2, h3, ul, ol, blockquote)`,
  component({ marginBlockStart: vars.space.sm }),
);
globalStyle(`${text} :is(ul, ol)`, component({ paddingInlineStart: vars.space.lg }));
globalStyle(`${text} ul`, component({ listStyleType: 'disc' }));
globalStyle(`${text} ol`, component({ listStyleType: 'decimal' }));
globalStyle(`${text} h2`, component({ fontSize: vars.text.heading, fontWeight: vars.weight.bold }));
globalStyle(`${text} h3`, component({ fontSize: vars.text.large, fontWeight: vars.weight.bold }));
globalStyle(`${text} a`, component({ color: vars.color.accent.ink, textDecoration: 'underline' }));
globalStyle(
  `${text} blockquote`,
  component({
    borderInlineStart: `3px solid ${vars.color.hairline}`,
    paddingInlineStart: vars.space.sm,
    color: vars.color.textMuted,
  }),
);
