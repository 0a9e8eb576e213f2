'use client';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useContext, useRef, type ReactNode, type Ref, type RefAttributes, type RefObject } from 'react';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons/icons.tsx';
import { ListBox, ListBoxItem, ListBoxSection, type ListOptions } from '../ListBox/ListBox.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useIsPhone } from '../media/useIsPhone.ts';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import * as field from '../field/field.css.ts';
import { fieldButtonSize } from '../field/fieldButtonSize.ts';
import {
  FieldHelp,
  FieldLabel,
  FieldPending,
  type FieldLabels,
  type FieldSize,
} from '../field/FieldParts.tsx';
import * as styles from './ComboBox.css.ts';
import { ComboBoxSurface } from '../options/ComboBoxSurface.tsx';
import { messages } from './messages.ts';

export interface ComboBoxProps<T>
  extends
    Omit<AriaComboBoxProps<T>, 'render' | 'children' | 'selectionMode'>,
    FieldLabels,
    Omit<ListOptions, 'isPending'>,
    RefAttributes<HTMLDivElement> {
  /** `ComboBoxItem`s and `ComboBoxSection`s, or with `items` or `defaultItems` a function that returns one. */
  children: ReactNode | ((item: T) => ReactNode);
  placeholder?: string;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  startAdornment?: ReactNode;
  /** Shows a clear button. */
  isClearable?: boolean;
  /** Further items are loading. */
  isPending?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many options, filtered by typing. For a search on a server use `items` with `onInputChange`. */
export const ComboBox = withRef(function ComboBox<T extends object>(props: ComboBoxProps<T>) {
  const {
    label,
    description,
    errorMessage,
    children,
    placeholder,
    size = 'sm',
    startAdornment,
    isClearable = false,
    isPending,
    isVirtualized,
    onLoadMore,
    isLoadingMore,
    emptyText,
    inputRef,
    className,
    ...rest
  } = props;
  const t = useUiMessages(messages);
  const boxRef = useRef<HTMLDivElement>(null);
  return (
    <AriaComboBox
      // A custom value that matches no option is not an empty search result.
      allowsEmptyCollection={!rest.allowsCustomValue}
      {...rest}
      isInvalid={rest.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, field.field)}
    >
      {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
      {/* react-aria measures this group for the width of the list. */}
      <Group ref={boxRef} className={field.box({ size })}>
        {startAdornment !== undefined && <span className={field.adornment}>{startAdornment}</span>}
        <PageInput inputRef={inputRef} placeholder={placeholder} isPending={isPending} />
        {isPending !== undefined && <FieldPending isPending={isPending} />}
        {isClearable && !rest.isReadOnly && !rest.isDisabled && <Clear size={size} boxRef={boxRef} />}
        {!rest.isReadOnly && (
          <ButtonBase className={styles.opener}>
            <ChevronDownIcon size="1em" />
          </ButtonBase>
        )}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <ComboBoxSurface
        boxRef={boxRef}
        label={typeof label === 'string' ? label : rest['aria-label']}
        placeholder={placeholder}
      >
        <ListBox<T>
          variant="plain"
          items={rest.items ?? rest.defaultItems}
          isVirtualized={isVirtualized}
          isPending={isPending}
          onLoadMore={onLoadMore}
          isLoadingMore={isLoadingMore}
          emptyText={emptyText ?? t.noMatches}
        >
          {children}
        </ListBox>
      </ComboBoxSurface>
    </AriaComboBox>
  );
});

interface PageInputProps {
  inputRef?: Ref<HTMLInputElement>;
  placeholder?: string;
  isPending?: boolean;
}

/** On a phone a tap opens the tray, which contains the text input. */
function PageInput({ inputRef, placeholder, isPending }: PageInputProps) {
  const state = useContext(ComboBoxStateContext);
  const isPhone = useIsPhone();
  const open = () => state?.open(null, 'manual');
  return (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={field.input}
      aria-busy={isPending}
      // react-aria opens the list with the arrow keys without a modifier, on an option, and has no key that closes it and
      // keeps the text.
      onKeyDown={(event) => {
        if (!event.altKey || !state) return;
        if (event.key === 'ArrowDown' && !state.isOpen) {
          event.preventDefault();
          open();
        } else if (event.key === 'ArrowUp' && state.isOpen) {
          event.preventDefault();
          state.close();
        }
      }}
      {...(isPhone && { inputMode: 'none', onClick: open })}
    />
  );
}

interface ClearProps {
  size: FieldSize;
  boxRef: RefObject<HTMLDivElement | null>;
}

function Clear({ size, boxRef }: ClearProps) {
  const t = useUiMessages(messages);
  const state = useContext(ComboBoxStateContext);
  if (!state || state.inputValue === '') return null;
  return (
    <span className={field.adornment}>
      <IconButton
        slot={null}
        variant="ghost"
        size={fieldButtonSize[size]}
        aria-label={t.clear}
        className={field.clear}
        onPress={() => {
          state.setValue(null);
          state.setInputValue('');
          boxRef.current?.querySelector('input')?.focus();
        }}
      >
        <CloseIcon size="1em" />
      </IconButton>
    </span>
  );
}

export { ListBoxItem as ComboBoxItem, ListBoxSection as ComboBoxSection };
