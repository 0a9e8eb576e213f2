'use client';
import type { AriaAttributes, ReactNode } from 'react';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { Link } from '../Link/Link.tsx';
import { page } from './Pagination.css.ts';

interface PageStepProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current'> {
  href: string | undefined;
  onPress: (() => void) | undefined;
  isDisabled: boolean;
  size: 'xs' | 'sm' | 'md';
  children: ReactNode;
}

/** Goes to a page, as a link if it has an address. At an end it uses `aria-disabled`, so that it keeps the focus. */
export function PageStep({ href, onPress, isDisabled, size, ...props }: PageStepProps) {
  if (href !== undefined) {
    return (
      <Link
        {...props}
        href={href}
        underline="never"
        isDisabled={isDisabled || undefined}
        onPress={onPress}
        className={page({ size })}
      />
    );
  }
  return (
    <ButtonBase
      {...props}
      aria-disabled={isDisabled || undefined}
      onPress={isDisabled ? undefined : onPress}
      className={page({ size })}
    />
  );
}
