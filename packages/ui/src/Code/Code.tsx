import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { code } from './Code.css.ts';

export type CodeProps = ComponentPropsWithRef<'code'>;

/** Code inside a text, such as an address or an identifier. A key of the keyboard is a `Kbd`. */
export const Code = withRef(function Code({ className, ...props }: CodeProps) {
  return <code dir="ltr" translate="no" {...props} className={cx(code, className)} />;
});
