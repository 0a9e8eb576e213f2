'use client';
import { type ReactNode, type RefAttributes, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { useUiMessages } from '../messages/UiMessages.tsx';
import { withClass } from '../Overlay/withClass.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../Spinner/useLoader.ts';
import { button, content, spinner } from './Button.css.ts';

type Behaviour = Omit<AriaButtonProps, 'render'> & RefAttributes<HTMLButtonElement>;

export interface ButtonProps extends Behaviour {
  /** `accent` marks the one action a view is about. @default 'neutral' */
  tone?: 'accent' | 'neutral' | 'danger';
  /** From loud to quiet: solid, soft, outline, ghost. @default 'solid' */
  variant?: 'solid' | 'soft' | 'ghost' | 'outline';
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** Runs an action in place. To go somewhere use `Link`, or `ButtonLink` where it should look like this. */
export function Button({
  tone = 'neutral',
  variant = 'solid',
  size = 'sm',
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: ButtonProps) {
  const messages = useUiMessages();
  const pendingId = useId();
  const isLoaderShown = useLoader(props.isPending ?? false);
  return (
    <AriaButton
      {...props}
      aria-describedby={props.isPending ? pendingId : props['aria-describedby']}
      className={withClass(className, button({ tone, variant, size }))}
    >
      {composeRenderProps(children, (label, { isPending }) => (
        <>
          <span className={content} data-hidden={isLoaderShown || undefined}>
            {startIcon}
            {label}
            {endIcon}
          </span>
          {isLoaderShown && (
            <span className={spinner}>
              <Spinner label={null} />
            </span>
          )}
          {isPending && (
            <span id={pendingId} hidden>
              {messages.loading}
            </span>
          )}
        </>
      ))}
    </AriaButton>
  );
}
