'use client';
import { useId, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { parseColor } from 'react-aria-components/ColorPicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { FieldError, Input, TextField } from 'react-aria-components/TextField';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { ButtonBase } from '../buttons/ButtonBase.tsx';
import { ColorSwatch } from '../ColorSwatch/ColorSwatch.tsx';
import { readColor } from '../colors/readColor.ts';
import { focusIn } from '../field/focusField.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import { cx } from '../theme/cx.ts';
import * as field from '../field/field.css.ts';
import { PendingStatus, type FieldLabels, type FieldSize } from '../field/FieldParts.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ColorPanel } from './ColorPanel.tsx';
import * as styles from './ColorPicker.css.ts';
import { messages } from './messages.ts';

export interface ColorPickerProps extends FieldLabels {
  'aria-label'?: string;
  /**
   * Any CSS colour; callbacks get `#rrggbb`, or `#rrggbbaa` for a translucent colour. The empty string means that no
   * colour is selected.
   */
  value?: string;
  /** @default '#000000' */
  defaultValue?: string;
  /** Called continuously while the colour changes. */
  onChange?: (value: string) => void;
  /** Called once when a change ends: when the pointer is released, and after each key press. */
  onChangeEnd?: (value: string) => void;
  /** Whether a colour may be translucent. */
  hasAlpha?: boolean;
  /** Colours that are selected with one press. */
  presets?: readonly string[];
  /** Shows the contrast with this colour. */
  contrastWith?: string;
  /** The required contrast ratio: 4.5 for text, 3 for large text and controls. @default 4.5 */
  contrastRequired?: number;
  /** Behind a button that looks like a field, or inline in the page. @default 'popover' */
  variant?: 'popover' | 'inline';
  /** The height of the button: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** A request about the value is under way; the picker stays usable. */
  isPending?: boolean;
  /** The name of the field in a form. */
  name?: string;
  /** The id of the form that the field belongs to. */
  form?: string;
  /** `native` blocks the submission of a form while the value is invalid. @default 'native' */
  validationBehavior?: 'native' | 'aria';
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const black = '#000000';

interface TriggerProps {
  label: ReactNode;
  value: string;
  size: FieldSize;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isPending?: boolean;
  describedBy?: string;
}

function Trigger({
  label,
  value,
  size,
  isDisabled,
  isReadOnly,
  isPending = false,
  describedBy,
}: TriggerProps) {
  const isLoaderShown = useLoader(isPending);
  const { locale } = useLocale();
  const t = useUiMessages(messages);
  return (
    <>
      <ButtonBase
        isDisabled={isDisabled || isReadOnly}
        aria-describedby={describedBy}
        className={cx(field.box({ size }), styles.trigger)}
      >
        <VisuallyHidden>
          {label}
          {value && `: ${parseColor(value).getColorName(locale)}`}
        </VisuallyHidden>
        <span aria-hidden="true" className={styles.triggerSwatch}>
          <ColorSwatch size="inherit" color={value || null} />
        </span>
        {value ? (
          <span dir="ltr" className={styles.triggerCode}>
            {value}
          </span>
        ) : (
          <span className={styles.triggerCode} data-placeholder>
            {t.selectPlaceholder}
          </span>
        )}
        {(isLoaderShown || !isReadOnly) && (
          <span className={field.adornment}>
            {isLoaderShown ? <Spinner size="1em" label={null} /> : <ChevronDownIcon size="1em" />}
          </span>
        )}
      </ButtonBase>
      {isPending && <PendingStatus isShown={isLoaderShown} />}
    </>
  );
}

/** A colour that is selected visually. For one whose code is known use `ColorField`. */
export const ColorPicker = withRef(function ColorPicker({
  label,
  'aria-label': ariaLabel,
  description,
  errorMessage,
  value: controlled,
  defaultValue,
  onChange,
  onChangeEnd,
  hasAlpha = false,
  presets = [],
  contrastWith,
  contrastRequired = 4.5,
  variant = 'popover',
  size = 'sm',
  isDisabled,
  isReadOnly,
  isRequired,
  isInvalid,
  isPending,
  name,
  form,
  validationBehavior,
  id,
  className,
  style,
  ref,
}: ColorPickerProps) {
  const t = useUiMessages(messages);
  const ids = useId();
  const rootRef = useObjectRef(ref);
  const inputRef = useRef<HTMLInputElement>(null);
  const [given, setValue] = useControlledState(controlled, defaultValue ?? black, onChange);
  const isEmpty = given === '';
  const value = readColor(given, hasAlpha) ?? black;
  const labelId = `${ids}-label`;
  const isInline = variant === 'inline';

  const panel = (
    <ColorPanel
      value={value}
      isEmpty={isEmpty}
      onChange={setValue}
      onChangeEnd={(color) => {
        onChangeEnd?.(color);
        // react-aria validates a field when its `change` event is dispatched.
        inputRef.current?.dispatchEvent(new Event('change', { bubbles: true }));
      }}
      hasAlpha={hasAlpha}
      presets={presets}
      contrastWith={contrastWith}
      contrastRequired={contrastRequired}
      isDisabled={isDisabled || isReadOnly}
      isInline={isInline}
    />
  );
  const describedBy = (isWrong: boolean) =>
    cx(description !== undefined && `${ids}-description`, isWrong && `${ids}-error`) || undefined;
  return (
    <TextField
      ref={rootRef}
      aria-label={ariaLabel ?? t.color}
      value={isEmpty ? '' : value}
      defaultValue={defaultValue}
      // The form restores the value.
      onChange={setValue}
      name={name}
      form={form}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={isInvalid ?? (errorMessage ? true : undefined)}
      validationBehavior={validationBehavior}
      className={cx(styles.root, className)}
      style={style}
      render={(dom, { isInvalid: isWrong }) => (
        <div
          {...dom}
          id={id}
          {...(isInline && {
            role: 'group',
            'aria-label': label === undefined ? (ariaLabel ?? t.color) : undefined,
            'aria-labelledby': label === undefined ? undefined : labelId,
            'aria-describedby': describedBy(isWrong),
          })}
        />
      )}
    >
      {({ isInvalid: isWrong }) => (
        <>
          {label !== undefined && (
            // The accessible name of the button contains the description of the colour.
            <span id={labelId} aria-hidden={!isInline || undefined} className={field.label}>
              {label}
              {isRequired && (
                <span aria-hidden="true" className={field.asterisk}>
                  {' *'}
                </span>
              )}
            </span>
          )}
          {isInline ? (
            panel
          ) : (
            <PopoverTrigger>
              <Trigger
                label={label ?? ariaLabel ?? t.color}
                value={isEmpty ? '' : value}
                size={size}
                isDisabled={isDisabled}
                isReadOnly={isReadOnly}
                isPending={isPending}
                describedBy={describedBy(isWrong)}
              />
              <Popover placement="bottom start">{panel}</Popover>
            </PopoverTrigger>
          )}
          {description !== undefined && (
            <span id={`${ids}-description`} className={field.description}>
              {description}
            </span>
          )}
          {isWrong && (
            <span id={`${ids}-error`} className={field.error}>
              <FieldError>{errorMessage}</FieldError>
            </span>
          )}
          {/* The hidden input for submission and validation; when a form focuses it, the visible control gets the focus. */}
          <Input
            ref={inputRef}
            aria-hidden="true"
            tabIndex={-1}
            inputMode="none"
            autoComplete="off"
            className={hidden}
            onFocus={() => {
              if (rootRef.current) focusIn(rootRef.current);
            }}
          />
        </>
      )}
    </TextField>
  );
});
