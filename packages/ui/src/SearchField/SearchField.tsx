'use client';
import { ButtonContext } from 'react-aria-components/Button';
import {
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import type { ReactNode, Ref, RefAttributes } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as styles from '../field/field.css.ts';
import {
  FieldAdornment,
  FieldBox,
  FieldHelp,
  FieldLabel,
  FieldPending,
  type FieldLabels,
  type FieldSize,
} from '../field/FieldParts.tsx';
import { useFieldText } from '../field/useFieldText.ts';
import { words } from './words.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'render' | 'children'>, FieldLabels, RefAttributes<HTMLDivElement> {
  placeholder?: string;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  /** @default 'round' */
  shape?: 'round' | 'square';
  /** Results are on their way. */
  isPending?: boolean;
  /** Stands before the button that clears: a key, a filter. */
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

const clearSize = { '2xs': '2xs', xs: '2xs', sm: '2xs', md: 'xs', lg: 'sm', xl: 'md' } as const;

/** Looks something up while one types. Escape and its button clear it. */
export const SearchField = withRef(function SearchField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'md',
  shape = 'round',
  isPending,
  endAdornment,
  inputRef,
  className,
  ...props
}: SearchFieldProps) {
  const t = useUiMessages(words);
  const { value, setValue, input } = useFieldText(props, inputRef);
  return (
    <AriaSearchField
      {...props}
      value={value}
      onChange={setValue}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, styles.field)}
    >
      {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <FieldBox size={size} shape={shape}>
        <span className={styles.adornment}>
          <SearchIcon size="1em" />
        </span>
        <Input ref={input} placeholder={placeholder} className={styles.input} aria-busy={isPending} />
        {isPending !== undefined && <FieldPending isPending={isPending} />}
        {endAdornment !== undefined && (
          // A button of its own is not the one that clears.
          <ButtonContext.Provider value={null}>
            <FieldAdornment>{endAdornment}</FieldAdornment>
          </ButtonContext.Provider>
        )}
        <IconButton variant="ghost" size={clearSize[size]} aria-label={t.clear} className={styles.clear}>
          <CloseIcon size="1em" />
        </IconButton>
      </FieldBox>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
});
