import { style } from '@vanilla-extract/css';
import { floatingMaxWidth } from '../overlays/overlay.css.ts';
import { touchGap } from '../chips/touchGap.ts';
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

/** The size of the chips for each size of the field. */
export const chipSize = { '2xs': 'xs', xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'lg' } as const;

const size = (field: keyof typeof chipSize, paddingBlock: number, paddingInline: number) =>
  style(
    component({
      selectors: {
        '&&': { ...grown, minBlockSize: inputHeight[field], paddingBlock, paddingInline },
        // A focused chip has its own focus ring.
        '&&:has([role="row"]:focus-visible)': { outline: 'none' },
      },
      '@media': { [media.coarse]: { selectors: { '&&': touchGap(chipSize[field]) } } },
    }),
  );

/** A field’s box that grows with its chips. */
export const box = {
  '2xs': size('2xs', 1, 4),
  xs: size('xs', 4, 6),
  sm: size('sm', 4, 6),
  md: size('md', 4, 6),
  lg: size('lg', 5, 8),
  xl: size('xl', 10, 12),
};

/** Lets the chips and the input share lines that wrap. */
export const chips = style(component({ display: 'contents' }), 'ChipField-chips');

export const input = style(
  component({
    selectors: { '&&': { flex: '1 1 80px', blockSize: 'auto', paddingInline: vars.space['2xs'] } },
    '@media': { [media.coarse]: { minBlockSize: 20, lineHeight: '20px' } },
  }),
  'ChipField-input',
);

/** As wide as the field, or wider if its content needs it, like the lists of other fields. */
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
  'ChipField-popover',
);

/** The whole field has reduced opacity already. */
export const chip = style(
  component({ selectors: { '&&[data-disabled]': { opacity: 1 } } }),
  'ChipField-chip',
);
