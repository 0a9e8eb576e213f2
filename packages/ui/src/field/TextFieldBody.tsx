'use client';
import { ButtonContext } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import {
  FieldAdornment,
  FieldBox,
  FieldHelp,
  FieldLabel,
  FieldPending,
  type FieldBoxProps,
  type FieldLabels,
  type FieldSize,
} from './FieldParts.tsx';

/** The props that every field with a text input has. */
export interface TextFieldFrame extends FieldLabels {
  placeholder?: string;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  /** A request about the value is under way; the field stays usable. */
  isPending?: boolean;
}

export interface TextFieldBodyProps extends FieldLabels, Pick<FieldBoxProps, 'size' | 'shape'> {
  isRequired?: boolean;
  isPending?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Attributes and listeners of the box. */
  boxProps?: FieldBoxProps;
  /** Whether react-aria provides a behaviour to buttons in the field, which buttons in an adornment must not get. */
  hasButtonContext?: boolean;
  /** The field's own buttons, at the end of the box. */
  buttons?: ReactNode;
  /** Content between the box and the description. */
  status?: ReactNode;
  /** Replaces the description and the error. */
  help?: ReactNode;
  /** The input. */
  children: ReactNode;
}

/** The label of a field, the box around its input, its description and its error. */
export const TextFieldBody = ({
  label,
  description,
  errorMessage,
  size,
  shape,
  isRequired,
  isPending,
  startAdornment,
  endAdornment,
  hasButtonContext = false,
  boxProps,
  buttons,
  status,
  help = <FieldHelp description={description} errorMessage={errorMessage} />,
  children,
}: TextFieldBodyProps) => (
  <>
    {label !== undefined && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
    <FieldBox size={size} shape={shape} {...boxProps}>
      <Adornment hasButtonContext={hasButtonContext}>{startAdornment}</Adornment>
      {children}
      {isPending !== undefined && <FieldPending isPending={isPending} />}
      <Adornment hasButtonContext={hasButtonContext}>{endAdornment}</Adornment>
      {buttons}
    </FieldBox>
    {status}
    {help}
  </>
);

function Adornment({ hasButtonContext, children }: { hasButtonContext: boolean; children: ReactNode }) {
  if (children === undefined) return null;
  const adornment = <FieldAdornment>{children}</FieldAdornment>;
  return hasButtonContext ? (
    <ButtonContext.Provider value={null}>{adornment}</ButtonContext.Provider>
  ) : (
    adornment
  );
}
