'use client';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  ComboBoxValue,
  ComboBoxValueContext,
  Input,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup';
import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useFilter } from 'react-aria/useFilter';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { ComboBoxSurface } from '../ComboBox/ComboBoxSurface.tsx';
import { ListBox, ListBoxItem } from '../ListBox/ListBox.tsx';
import { fillWords } from '../messages/fillWords.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useIsPhone } from '../media/useIsPhone.ts';
import { withRef } from '../ref/withRef.ts';
import { Tag, TagSizeContext } from '../TagGroup/TagGroup.tsx';
import * as field from '../TextField/Field.css.ts';
import {
  FieldHelp,
  FieldLabel,
  FieldPending,
  focusInput,
  type FieldLabels,
  type FieldSize,
} from '../TextField/Field.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { addEntries, splitEntries, type Added, type ChipFieldItem } from './addEntries.ts';
import * as styles from './ChipField.css.ts';
import { useFormReset } from './useFormReset.ts';
import { words } from './words.ts';

export type { ChipFieldItem } from './addEntries.ts';

export interface ChipFieldProps extends FieldLabels, RefAttributes<HTMLDivElement> {
  'aria-label'?: string;
  value?: readonly ChipFieldItem[];
  defaultValue?: readonly ChipFieldItem[];
  onChange?: (value: ChipFieldItem[]) => void;
  /** A list to choose from while typing. */
  suggestions?: readonly ChipFieldItem[];
  /** Takes nothing but what is in the list. */
  isListOnly?: boolean;
  /** Called with what is typed, to give other `suggestions`. Without it those given are narrowed. */
  onInputChange?: (text: string) => void;
  /** Other suggestions are on their way. */
  isPending?: boolean;
  /** How many chips there may be. */
  max?: number;
  /** What is wrong with a chip, if anything. It stays, marked, until it is taken away. */
  validate?: (item: ChipFieldItem) => ReactNode;
  placeholder?: string;
  /** Its least height: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  isRequired?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Each chip's id is sent with a form under this name. */
  name?: string;
  form?: string;
  /** Whether a form is kept from being sent while something is wrong here. @default 'native' */
  validationBehavior?: 'native' | 'aria';
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

const chipSize = { '2xs': 'xs', xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'lg' } as const;
const none: readonly ChipFieldItem[] = [];
const comma = /^[,،，]$/;

/** Several words, typed freely or found in a list, each a chip that can be taken away. */
export const ChipField = withRef(function ChipField(props: ChipFieldProps) {
  const {
    label,
    'aria-label': ariaLabel,
    description,
    errorMessage,
    value: given,
    defaultValue = none,
    onChange,
    suggestions = none,
    isListOnly = false,
    onInputChange,
    isPending,
    max = Infinity,
    validate,
    placeholder,
    size = 'md',
    isRequired,
    isInvalid,
    isDisabled,
    isReadOnly,
    name,
    form,
    validationBehavior,
    inputRef,
    className,
    style,
    ref,
  } = props;
  const t = useUiMessages(words);
  const { contains } = useFilter({ sensitivity: 'base' });
  const chipsId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const input = useObjectRef(inputRef);
  const [value, setValue] = useControlledState<readonly ChipFieldItem[], ChipFieldItem[]>(
    given,
    defaultValue,
    onChange,
  );
  const [first] = useState(value);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The whole list, asked for by an arrow key, or on a phone by a tap, before anything is typed. */
  const [isWholeShown, setWholeShown] = useState(false);

  const hasList = props.suggestions !== undefined;
  const hasTray = useIsPhone() && hasList;
  useFormReset(input, () => {
    setValue([...(props.defaultValue ?? first)]);
    type('');
  });

  const type = (next: string) => {
    setText(next);
    setProblem(undefined);
    // A tray stays until something is added.
    if (!hasTray) setWholeShown(false);
    onInputChange?.(next);
  };
  const say = ({ refused, refusal }: Added) => {
    const words = { duplicate: t.chipDuplicate, maximum: t.chipMaximum, notListed: t.chipNotListed };
    return refusal && fillWords(words[refusal], { value: refused[0] ?? '', count: String(max) });
  };
  /** What a native field says when it was changed by its user: react-aria judges it then. */
  const tellChange = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  const add = (texts: readonly string[]) => {
    const added = addEntries(value, texts, { suggestions, isListOnly, max });
    if (added.value.length > value.length) setValue(added.value);
    type(added.refused.join(', '));
    setWholeShown(false);
    setProblem(say(added));
    tellChange();
  };
  const remove = (keys: ReadonlySet<string | number>) => {
    const left = value.filter(({ id }) => !keys.has(id));
    setValue(left);
    setProblem(undefined);
    tellChange();
    if (left.length === 0) input.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (text.trim() === '' || boxRef.current?.contains(event.relatedTarget)) return;
    if (isListOnly && !suggestions.some((item) => item.label === text.trim())) type('');
    else add([text.trim()]);
  };

  const chosen = new Set(value.map(({ id }) => id));
  const shown = suggestions.filter(
    (item) => !chosen.has(item.id) && (onInputChange ?? contains(item.label, text.trim())),
  );
  const wrong = new Map(value.map((item) => [item.id, validate?.(item)]));
  const firstWrong = [...wrong.values()].find(Boolean);
  const error = errorMessage ?? problem ?? firstWrong;
  const groupName = typeof label === 'string' ? label : ariaLabel;

  return (
    <AriaComboBox<ChipFieldItem>
      ref={ref}
      aria-label={ariaLabel}
      aria-describedby={value.length > 0 ? chipsId : undefined}
      allowsCustomValue
      allowsEmptyCollection={hasList}
      value={null}
      onChange={(key) => {
        const picked = suggestions.find(({ id }) => id === key);
        if (picked) add([picked.label]);
      }}
      inputValue={text}
      onInputChange={type}
      items={shown}
      // What is needed is a chip, not a text.
      isRequired={isRequired && value.length === 0}
      validationBehavior={validationBehavior}
      name={name}
      form={form}
      isInvalid={isInvalid ?? (error ? true : undefined)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      onBlur={leave}
      className={cx(field.field, className)}
      style={style}
    >
      {label !== undefined && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
      <Group ref={boxRef} onMouseDown={focusInput} className={cx(field.box({ size }), styles.box[size])}>
        <Keys
          input={input}
          hasChips={value.length > 0}
          onAdd={() => add([text.trim()])}
          onPaste={(texts) => add(texts)}
          onArrow={() => setWholeShown(text === '')}
          text={text}
          isListWanted={(text.trim() !== '' || isWholeShown) && problem === undefined}
        >
          {value.length > 0 && (
            // The field collects its options by drawing its content twice; chips are none of them.
            <ComboBoxValueContext.Provider value={null}>
              {/* While the list is open react-aria hides the page from screen readers, but not its top layer. */}
              <ComboBoxValue
                className={styles.chips}
                data-react-aria-top-layer={hasTray ? undefined : 'true'}
              >
                {() => (
                  <AriaTagGroup
                    aria-label={groupName}
                    className={styles.chips}
                    disabledKeys={isDisabled ? chosen : undefined}
                    onRemove={isReadOnly || isDisabled ? undefined : remove}
                  >
                    <TagSizeContext.Provider value={chipSize[size]}>
                      <TagList items={value} dependencies={[validate]} className={styles.chips}>
                        {(item) => (
                          <Tag
                            id={item.id}
                            className={styles.chip}
                            textValue={item.label}
                            tone={wrong.get(item.id) ? 'danger' : 'neutral'}
                            startIcon={item.icon}
                          >
                            {item.label}
                            {wrong.get(item.id) && <VisuallyHidden> {wrong.get(item.id)}</VisuallyHidden>}
                          </Tag>
                        )}
                      </TagList>
                    </TagSizeContext.Provider>
                  </AriaTagGroup>
                )}
              </ComboBoxValue>
            </ComboBoxValueContext.Provider>
          )}
          <PageInput
            inputRef={input}
            placeholder={value.length === 0 ? placeholder : undefined}
            isPending={isPending}
            isRequired={isRequired}
            onTap={
              hasTray && !isReadOnly
                ? () => {
                    setProblem(undefined);
                    setWholeShown(true);
                  }
                : undefined
            }
          />
        </Keys>
        {isPending !== undefined && <FieldPending isPending={isPending} />}
      </Group>
      <div aria-live="polite" className={field.field}>
        <FieldHelp description={description} errorMessage={error} />
      </div>
      <span id={chipsId} hidden>
        {value.map((item) => item.label).join(', ')}
      </span>
      {name !== undefined && <Sent name={name} form={form} value={value} isDisabled={isDisabled} />}
      <ComboBoxSurface
        boxRef={boxRef}
        className={styles.popover}
        label={groupName}
        placeholder={placeholder}
        onKeyDown={(event) => {
          const isComma = comma.test(event.key);
          if (event.nativeEvent.isComposing || (!isComma && event.key !== 'Enter')) return;
          if (text.trim() !== '') add([text.trim()]);
          if (isComma || text.trim() !== '') event.preventDefault();
        }}
        onPaste={(event) => {
          const texts = splitEntries(event.clipboardData.getData('text'));
          if (texts.length < 2) return;
          event.preventDefault();
          add(texts);
        }}
      >
        <ListBox<ChipFieldItem>
          variant="plain"
          items={shown}
          isPending={isPending}
          emptyText={
            isListOnly || text.trim() === '' ? t.noMatches : fillWords(t.chipAdd, { value: text.trim() })
          }
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} icon={item.icon} description={item.description}>
              {item.label}
            </ListBoxItem>
          )}
        </ListBox>
      </ComboBoxSurface>
    </AriaComboBox>
  );
});

interface PageInputProps {
  inputRef: Ref<HTMLInputElement>;
  placeholder?: string;
  isPending?: boolean;
  isRequired?: boolean;
  /** On a phone a tap opens the tray, and the typing is done there. */
  onTap?: () => void;
}

function PageInput({ inputRef, placeholder, isPending, isRequired, onTap }: PageInputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => {
    onTap?.();
    state?.open(null, 'manual');
  };
  return (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={cx(field.input, styles.input)}
      aria-busy={isPending}
      {...(onTap && { inputMode: 'none', onClick: open })}
      // The chips are sent, not what is being typed.
      render={(dom) => <input {...dom} name={undefined} aria-required={isRequired || undefined} />}
    />
  );
}

interface SentProps extends Required<Pick<ChipFieldProps, 'name' | 'value'>> {
  form?: string;
  isDisabled?: boolean;
}

/** What a form gets. Without chips it gets nothing, and still knows the name for the errors of a server. */
function Sent({ name, form, value, isDisabled }: SentProps) {
  if (value.length === 0 || isDisabled) return <input type="hidden" name={name} form={form} disabled />;
  return value.map(({ id }) => <input key={id} type="hidden" name={name} form={form} value={id} />);
}

interface KeysProps {
  input: { readonly current: HTMLInputElement | null };
  text: string;
  hasChips: boolean;
  isListWanted: boolean;
  onAdd: () => void;
  onPaste: (texts: string[]) => void;
  onArrow: () => void;
  children: ReactNode;
}

/** The keys that lead from the input into the chips and back, and those that end an entry. */
function Keys({ input, text, hasChips, isListWanted, onAdd, onPaste, onArrow, children }: KeysProps) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const close = state?.close;
  // Emptying the field is a change of it, at which react-aria opens the list.
  useEffect(() => {
    if (isOpen && !isListWanted) close?.();
  }, [isOpen, isListWanted, close]);
  const { direction } = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const forth = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const lastChip = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1);

  const inInput = (event: KeyboardEvent, element: HTMLInputElement) => {
    const isAtStart = element.selectionStart === 0 && element.selectionEnd === 0;
    if (event.key === 'Enter' && text.trim() !== '') {
      if (state?.isOpen && state.selectionManager.focusedKey !== null) return false;
      onAdd();
      return true;
    }
    if (comma.test(event.key)) {
      if (text.trim() !== '') onAdd();
      return true;
    }
    if ((event.key === 'Backspace' || event.key === back) && isAtStart && hasChips) {
      lastChip()?.focus();
      return true;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow();
    return false;
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !input.current) return;
    let isDone = false;
    if (event.target === input.current) {
      isDone = !input.current.readOnly && inInput(event, input.current);
    } else if ((event.key === forth && event.target === lastChip()) || event.key === 'Escape') {
      input.current.focus();
      isDone = true;
    }
    if (isDone) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const onPasteCapture = (event: ClipboardEvent) => {
    const texts = splitEntries(event.clipboardData.getData('text'));
    if (texts.length < 2 || input.current?.readOnly) return;
    event.preventDefault();
    onPaste(texts);
  };

  return (
    <div ref={ref} role="presentation" className={styles.chips} {...{ onKeyDownCapture, onPasteCapture }}>
      {children}
    </div>
  );
}
