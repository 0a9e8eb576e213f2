'use client';
import { useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import { parseColor } from 'react-aria-components/ColorPicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useControlledState } from 'react-stately/useControlledState';
import { ButtonBase } from '../ButtonBase/ButtonBase.tsx';
import { ColorSwatch } from '../ColorSwatch/ColorSwatch.tsx';
import { readColor } from '../ColorSwatch/readColor.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../Spinner/useLoader.ts';
import { cx } from '../theme/cx.ts';
import * as field from '../TextField/Field.css.ts';
import type { FieldLabels, FieldSize } from '../TextField/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ColorPanel } from './ColorPanel.tsx';
import * as styles from './ColorPicker.css.ts';
import { words } from './words.ts';

export interface ColorPickerProps extends FieldLabels {
  'aria-label'?: string;
  /** Any colour that CSS writes; given back as `#rrggbb`, or `#rrggbbaa` where something shows through. */
  value?: string;
  /** @default '#000000' */
  defaultValue?: string;
  /** Called all the way while the colour moves. */
  onChange?: (value: string) => void;
  /** Called once when a change is done: when the pointer is let go, and after each key. */
  onChangeEnd?: (value: string) => void;
  /** Whether a colour may let something through. */
  hasAlpha?: boolean;
  /** Colours that are chosen with one press. */
  presets?: readonly string[];
  /** Says how well the colour stands out from this one. */
  contrastWith?: string;
  /** The ratio that is needed: 4.5 for text, 3 for large text and controls. @default 4.5 */
  contrastRequired?: number;
  /** Behind a button that looks like a field, or open in the page. @default 'popover' */
  variant?: 'popover' | 'inline';
  /** The height of the button: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Something about the value is being looked up; the picker can still be used. */
  isPending?: boolean;
  /** A form gets the colour under this name. */
  name?: string;
  /** Of the form that it belongs to. */
  form?: string;
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
  return (
    <ButtonBase
      isDisabled={isDisabled || isReadOnly}
      aria-describedby={describedBy}
      aria-busy={isPending}
      className={cx(field.box({ size }), styles.trigger)}
    >
      <VisuallyHidden>
        {label}: {parseColor(value).getColorName(locale)}
      </VisuallyHidden>
      <span aria-hidden="true" className={styles.triggerSwatch}>
        <ColorSwatch size="inherit" color={value} />
      </span>
      <span dir="ltr" className={styles.triggerCode}>
        {value}
      </span>
      {(isLoaderShown || !isReadOnly) && (
        <span className={field.adornment}>
          {isLoaderShown ? <Spinner size="1em" label={null} /> : <ChevronDownIcon size="1em" />}
        </span>
      )}
    </ButtonBase>
  );
}

/** A colour that is looked for. For one that is known by its code use `ColorField`. */
export const ColorPicker = withRef(function ColorPicker({
  label,
  'aria-label': ariaLabel,
  description,
  errorMessage,
  value: controlled,
  defaultValue = black,
  onChange,
  onChangeEnd,
  hasAlpha = false,
  presets = [],
  contrastWith,
  contrastRequired = 4.5,
  variant = 'popover',
  size = 'md',
  isDisabled,
  isReadOnly,
  isRequired,
  isInvalid = Boolean(errorMessage),
  isPending,
  name,
  form,
  id,
  className,
  style,
  ref,
}: ColorPickerProps) {
  const t = useUiMessages(words);
  const ids = useId();
  const [given, setValue] = useControlledState(controlled, defaultValue, onChange);
  const value = readColor(given, hasAlpha) ?? black;
  const labelId = `${ids}-label`;
  const described =
    [
      description !== undefined && `${ids}-description`,
      isInvalid && errorMessage !== undefined && `${ids}-error`,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  const isInline = variant === 'inline';

  const panel = (
    <ColorPanel
      value={value}
      onChange={setValue}
      onChangeEnd={onChangeEnd}
      hasAlpha={hasAlpha}
      presets={presets}
      contrastWith={contrastWith}
      contrastRequired={contrastRequired}
      isDisabled={isDisabled || isReadOnly}
      isInline={isInline}
    />
  );
  const trigger = (
    <Trigger
      label={label ?? ariaLabel ?? t.color}
      value={value}
      size={size}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isPending={isPending}
      describedBy={described}
    />
  );
  return (
    <div
      ref={ref}
      id={id}
      className={cx(styles.root, className)}
      style={style}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      data-invalid={isInvalid || undefined}
      {...(isInline && {
        role: 'group',
        'aria-label': label === undefined ? (ariaLabel ?? t.color) : undefined,
        'aria-labelledby': label === undefined ? undefined : labelId,
        'aria-describedby': described,
      })}
    >
      {label !== undefined && (
        // The button says it itself, with the colour.
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
          {trigger}
          <Popover placement="bottom start">{panel}</Popover>
        </PopoverTrigger>
      )}
      {description !== undefined && (
        <span id={`${ids}-description`} className={field.description}>
          {description}
        </span>
      )}
      {isInvalid && errorMessage !== undefined && (
        <span id={`${ids}-error`} className={field.error}>
          {errorMessage}
        </span>
      )}
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value} disabled={isDisabled} />
      )}
    </div>
  );
});
