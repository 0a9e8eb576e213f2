import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

const line = { background: vars.color.hairline } as const;

export const toolbar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['2xs'],
    minInlineSize: 0,
    selectors: {
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        inlineSize: 'fit-content',
      },
    },
    '@media': { [media.coarse]: { gap: vars.space.xs } },
  }),
);

export const group = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    selectors: { '[data-orientation="vertical"] > &': { flexDirection: 'column' } },
  }),
);

export const separator = style(
  component({
    flex: 'none',
    alignSelf: 'stretch',
    margin: 0,
    border: 'none',
    selectors: {
      '&[aria-orientation="vertical"]': {
        ...line,
        inlineSize: 1,
        minBlockSize: 20,
        marginInline: vars.space['2xs'],
      },
      '&[aria-orientation="horizontal"]': { ...line, blockSize: 1, marginBlock: vars.space['2xs'] },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);
