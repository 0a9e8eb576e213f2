import { style } from '@vanilla-extract/css';
import { floatingMaxWidth } from '../Overlay/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';
import { measures } from '../theme/measures.ts';
import { component, media } from '../theme/styles.ts';

const grown = {
  blockSize: 'auto',
  flexWrap: 'wrap',
  rowGap: vars.space['2xs'],
  columnGap: vars.space['2xs'],
} as const;

const { inputHeight } = measures;

const size = (height: number, paddingBlock: number, paddingInline: number) =>
  style(
    component({
      selectors: {
        '&&': { ...grown, minBlockSize: height, paddingBlock, paddingInline },
        // A chip that is gone to draws its own ring.
        '&&:has([role="row"]:focus-visible)': { outline: 'none' },
      },
    }),
  );

/** A field's box that grows with its chips. */
export const box = {
  '2xs': size(inputHeight['2xs'], 1, 4),
  xs: size(inputHeight.xs, 4, 6),
  sm: size(inputHeight.sm, 4, 6),
  md: size(inputHeight.md, 4, 6),
  lg: size(inputHeight.lg, 5, 8),
  xl: size(inputHeight.xl, 10, 12),
};

/** Lets the chips and the input stand in one line that wraps. */
export const chips = style(component({ display: 'contents' }));

export const input = style(
  component({
    selectors: { '&&': { flex: '1 1 80px', blockSize: 'auto', paddingInline: vars.space['2xs'] } },
    '@media': { [media.coarse]: { minBlockSize: 20, lineHeight: '20px' } },
  }),
);

/** As wide as the field, or wider if its words need it, like the lists of other fields. */
export const popover = style(
  component({
    '@media': {
      [`not all and ${media.phone}`]: {
        selectors: {
          '&&': {
            minInlineSize: `min(var(--trigger-width), ${floatingMaxWidth})`,
            maxInlineSize: `min(max(var(--trigger-width), 360px), ${floatingMaxWidth})`,
          },
        },
      },
    },
  }),
);

/** The whole field is faded already. */
export const chip = style(component({ selectors: { '&&[data-disabled]': { opacity: 1 } } }));
