import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const container = style(
  component({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.xl,
    '@media': { [media.phone]: { paddingInline: vars.space.md } },
  }),
);

export const width = styleVariants({ text: '720px', page: '1600px' }, (value) =>
  component({ maxInlineSize: value }),
);
