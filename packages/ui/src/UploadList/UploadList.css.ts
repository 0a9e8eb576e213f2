import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component, media } from '../theme/styles.ts';

export const list = style(
  component({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 56,
    paddingBlock: vars.space.xs,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  }),
  'UploadList-row',
);

export const image = style(
  component({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: 40, blockSize: 40 }),
  'UploadList-image',
);

export const body = style(
  component({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space['2xs'], minInlineSize: 0 }),
);

export const line = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: vars.space.sm, minInlineSize: 0 }),
);

export const name = style(
  component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  'UploadList-name',
);

export const status = style(
  component({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2xs'],
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-status="failed"] &': { color: vars.color.danger.ink } },
  }),
  'UploadList-status',
);

export const note = style(
  component({ color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
  'UploadList-note',
);

export const error = style(
  component({ color: vars.color.danger.ink, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
  'UploadList-error',
);

export const actions = style(
  component({
    flex: 'none',
    display: 'flex',
    gap: vars.space['2xs'],
    // Hit targets of 44 px beside each other.
    '@media': { [media.coarse]: { gap: vars.space.md } },
  }),
);
