'use client';
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
import { fieldButtonSize } from '../field/fieldButtonSize.ts';
import { TextFieldBody, type TextFieldFrame } from '../field/TextFieldBody.tsx';
import { useFieldText } from '../field/useFieldText.ts';
import { messages } from './messages.ts';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'render' | 'children'>, TextFieldFrame, RefAttributes<HTMLDivElement> {
  /** @default 'round' */
  shape?: 'round' | 'square';
  /** Results are loading. */
  isPending?: boolean;
  /** Content before the clear button, such as a shortcut or a filter. */
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search that runs while the user types. Escape and its button clear it. */
export const SearchField = withRef(function SearchField({
  label,
  description,
  errorMessage,
  placeholder,
  size = 'sm',
  shape = 'round',
  isPending,
  endAdornment,
  inputRef,
  className,
  ...props
}: SearchFieldProps) {
  const t = useUiMessages(messages);
  const frame = { label, description, errorMessage, size, shape, endAdornment, isPending };
  const { value, setValue, input } = useFieldText(props, inputRef);
  return (
    <AriaSearchField
      {...props}
      value={value}
      onChange={setValue}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, styles.field)}
    >
      <TextFieldBody
        {...frame}
        isRequired={props.isRequired}
        startAdornment={<SearchIcon size="1em" />}
        hasButtonContext
        buttons={
          <IconButton
            variant="ghost"
            size={fieldButtonSize[size]}
            aria-label={t.clear}
            className={styles.clear}
          >
            <CloseIcon size="1em" />
          </IconButton>
        }
      >
        <Input ref={input} placeholder={placeholder} className={styles.input} aria-busy={isPending} />
      </TextFieldBody>
    </AriaSearchField>
  );
});
