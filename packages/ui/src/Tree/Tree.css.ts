import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/styles.ts';

export { chevron, chevronIcon } from '../collections/chevron.css.ts';

/** react-aria sets the level on the item. */
export const indent = style(
  component({
    flex: 'none',
    display: 'flex',
    inlineSize: 24,
    marginInlineStart: 'calc((var(--tree-item-level) - 1) * 20px)',
    marginInlineEnd: -8,
  }),
  'Tree-indent',
);

/** The error that the child items failed to load. */
export const failure = style(
  component({ display: 'inline-flex', flex: 'none', color: vars.color.danger.ink }),
);
