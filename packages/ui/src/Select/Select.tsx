'use client';
import {
  Select as AriaSelect,
  SelectStateContext,
  SelectValue,
  type SelectProps as AriaSelectProps,
  type SelectValueRenderProps,
} from 'react-aria-components/Select';
import {
  useContext,
  useRef,
  type ContextType,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefObject,
} from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useButtonBase } from '../buttons/ButtonBase.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons/icons.tsx';
import { ListBox, ListBoxItem, ListBoxSection, type ListOptions } from '../ListBox/ListBox.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withClass } from '../classes/withClass.ts';
import { Popover } from '../Popover/Popover.tsx';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import * as field from '../field/field.css.ts';
import { fieldButtonSize } from '../field/fieldButtonSize.ts';
import {
  FieldHelp,
  FieldLabel,
  PendingStatus,
  type FieldLabels,
  type FieldSize,
} from '../field/FieldParts.tsx';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as surface from '../options/optionsPopover.css.ts';
import * as styles from './Select.css.ts';
import { useKeyboardInset } from '../options/useKeyboardInset.ts';
import type { SelectSearchProps } from './SelectSearch.tsx';
import { messages } from './messages.ts';

export interface SelectProps<T, M extends 'single' | 'multiple' = 'single'>
  extends
    Omit<AriaSelectProps<T, M>, 'render' | 'children'>,
    FieldLabels,
    Omit<ListOptions, 'isPending'>,
    RefAttributes<HTMLDivElement> {
  /** `SelectItem`s and `SelectSection`s, or with `items` a function that makes one. */
  children: ReactNode | ((item: T) => ReactNode);
  items?: Iterable<T>;
  disabledKeys?: Iterable<string | number>;
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  startAdornment?: ReactNode;
  /** Shown until an item is selected. @default the message `selectPlaceholder` */
  placeholder?: string;
  /** Renders the selected items in the field. @default their text */
  renderValue?: (value: SelectValueRenderProps<T>) => ReactNode;
  /** Shows a search field that filters the list. */
  isSearchable?: boolean;
  searchPlaceholder?: string;
  /** Called with the search text, to load other `items`. Without it the given items are filtered. */
  onInputChange?: (text: string) => void;
  /** Shows a button that clears the selection. */
  isClearable?: boolean;
  /** Shows the selection; the list does not open. */
  isReadOnly?: boolean;
  /** The items are loading, or the selection is being saved. */
  isPending?: boolean;
  triggerRef?: Ref<HTMLButtonElement>;
}

const SelectSearch = lazyPart<SelectSearchProps>(() => import('./SelectSearch.tsx'));

/** Keys that change the selection or open the list. */
const leave = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.stopPropagation();
};

/** One or several of a list of options. To filter by typing use `ComboBox`. */
export const Select = withRef(function Select<T extends object, M extends 'single' | 'multiple' = 'single'>(
  props: SelectProps<T, M>,
) {
  const {
    label,
    description,
    errorMessage,
    children,
    items,
    disabledKeys,
    size = 'sm',
    startAdornment,
    placeholder,
    renderValue,
    isSearchable = false,
    searchPlaceholder,
    onInputChange,
    isClearable = false,
    isReadOnly = false,
    isPending = false,
    isVirtualized,
    onLoadMore,
    isLoadingMore,
    emptyText,
    triggerRef,
    className,
    ...rest
  } = props;
  const t = useUiMessages(messages);
  const boxRef = useRef<HTMLDivElement>(null);
  const isLoaderShown = useLoader(isPending);
  const renderList = (isCollecting: boolean) => (
    <ListBox<T>
      items={items}
      variant="plain"
      disabledKeys={disabledKeys}
      isVirtualized={isCollecting ? false : isVirtualized}
      isPending={isPending}
      onLoadMore={onLoadMore}
      isLoadingMore={isLoadingMore}
      emptyText={emptyText ?? (isSearchable ? t.noMatches : t.noItems)}
    >
      {children}
    </ListBox>
  );

  return (
    <AriaSelect
      allowsEmptyCollection
      {...rest}
      {...(isReadOnly && { isOpen: false, onOpenChange: undefined, 'data-readonly': true })}
      placeholder={placeholder ?? t.selectPlaceholder}
      isInvalid={rest.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, field.field)}
    >
      {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
      <div ref={boxRef} className={field.box({ size })}>
        {startAdornment !== undefined && <span className={field.adornment}>{startAdornment}</span>}
        <Trigger
          triggerRef={triggerRef}
          isReadOnly={isReadOnly}
          isClearable={isClearable}
          onKeyDown={rest.onKeyDown}
        >
          <SelectValue<T> className={styles.value}>
            {(value) => (
              <>
                {value.isPlaceholder
                  ? (placeholder ?? t.selectPlaceholder)
                  : (renderValue?.(value) ?? value.selectedText)}
                {isReadOnly && <VisuallyHidden>{` ${t.readOnly}`}</VisuallyHidden>}
              </>
            )}
          </SelectValue>
        </Trigger>
        {isClearable && !isReadOnly && !rest.isDisabled && <Clear size={size} boxRef={boxRef} />}
        {!isReadOnly && (
          <span className={`${field.adornment} ${styles.chevron}`}>
            {isLoaderShown ? <Spinner size="1em" label={null} /> : <ChevronDownIcon size="1em" />}
          </span>
        )}
        {isPending && <PendingStatus isShown={isLoaderShown} />}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Surface boxRef={boxRef} search={isSearchable && { placeholder: searchPlaceholder, onInputChange }}>
        {renderList}
      </Surface>
    </AriaSelect>
  );
});

/** Clears the selection of a select. Without a select, as while react-aria collects its items, it does nothing. */
const clear = (state: ContextType<typeof SelectStateContext>) =>
  state?.setValue(Array.isArray(state.value) ? [] : null);

interface TriggerProps {
  triggerRef?: Ref<HTMLButtonElement>;
  isReadOnly: boolean;
  isClearable: boolean;
  onKeyDown: SelectProps<object>['onKeyDown'];
  children: ReactNode;
}

function Trigger({ triggerRef, isReadOnly, isClearable, onKeyDown, children }: TriggerProps) {
  const typeAhead = useTypeAhead();
  const state = useContext(SelectStateContext);
  const { keyboardProps } = useKeyboard({ onKeyDown });
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (isReadOnly) leave(event);
    else if (isClearable && (event.key === 'Backspace' || event.key === 'Delete')) clear(state);
  };
  const dom = useButtonBase({ className: styles.trigger, children }, triggerRef);
  const isMultiple = state?.selectionManager.selectionMode === 'multiple';
  const keys = typeAhead<HTMLButtonElement, typeof dom>(
    { ...dom, onKeyDownCapture },
    () => (isMultiple ? null : state),
    { onLetter: keyboardProps.onKeyDown, onFound: (key) => state?.setValue(key) },
  );
  return <button {...keys} />;
}

interface ClearProps {
  size: FieldSize;
  boxRef: RefObject<HTMLDivElement | null>;
}

function Clear({ size, boxRef }: ClearProps) {
  const t = useUiMessages(messages);
  const state = useContext(SelectStateContext);
  if (!state?.selectedItems.length) return null;
  return (
    <span className={field.adornment}>
      <IconButton
        slot={null}
        variant="ghost"
        size={fieldButtonSize[size]}
        aria-label={t.clear}
        className={field.clear}
        onPress={() => {
          clear(state);
          boxRef.current?.querySelector('button')?.focus();
        }}
      >
        <CloseIcon size="1em" />
      </IconButton>
    </span>
  );
}

interface SurfaceProps {
  boxRef: RefObject<HTMLDivElement | null>;
  /** The field that filters the list; false without one. */
  search: false | Omit<SelectSearchProps, 'children'>;
  children: (isCollecting: boolean) => ReactNode;
}

/**
 * The surface with the list. Without a select, as while react-aria collects its items, the list is neither virtualized
 * nor in the part with the search: the items are then known before the code of both is loaded, also on a server.
 */
function Surface({ boxRef, search, children }: SurfaceProps) {
  const state = useContext(SelectStateContext);
  const keyboard = useKeyboardInset(!!search && !!state?.isOpen);
  const list = children(!state);
  return (
    <Popover
      triggerRef={boxRef}
      offset={4}
      padding="none"
      className={search ? `${surface.popover} ${surface.searchTray}` : surface.popover}
      style={{ '--segno-keyboard': `${keyboard}px` } as CSSProperties}
    >
      {search && state ? (
        <PartBoundary catches="loading">
          <SelectSearch {...search}>{list}</SelectSearch>
        </PartBoundary>
      ) : (
        list
      )}
    </Popover>
  );
}

export { ListBoxItem as SelectItem, ListBoxSection as SelectSection };
