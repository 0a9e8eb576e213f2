import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

// A border instead of a background, which forced colours would remove.
export const divider = styleVariants({
  horizontal: component({ inlineSize: '100%', borderBlockStart: `1px solid ${vars.color.hairline}` }),
  vertical: component({ alignSelf: 'stretch', borderInlineStart: `1px solid ${vars.color.hairline}` }),
});
