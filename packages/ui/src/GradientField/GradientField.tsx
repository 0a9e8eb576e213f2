'use client';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useId, type CSSProperties, type Ref } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldLabels } from '../field/FieldParts.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PlusIcon } from '../icons/PlusIcon.ts';
import { TrashIcon } from '../icons/TrashIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { addStop, readGradient, writeGradient, type Gradient, type GradientStop } from './gradient.ts';
import * as styles from './GradientField.css.ts';
import { messages } from './messages.ts';

export interface GradientFieldProps extends FieldLabels {
  'aria-label'?: string;
  /** A linear gradient of CSS: `linear-gradient(135deg, #ff0000 0%, #0000ff 100%)`. */
  value?: string;
  /** @default 'linear-gradient(90deg, #000000 0%, #ffffff 100%)' */
  defaultValue?: string;
  /** Called continuously while the gradient changes, with a linear gradient of CSS. */
  onChange?: (value: string) => void;
  /** Whether colours may be translucent. */
  hasAlpha?: boolean;
  /** The largest number of colours. @default 6 */
  maxStops?: number;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** The name of the field in a form. */
  name?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

const initial: Gradient = {
  angle: 90,
  stops: [
    { color: '#000000', position: 0 },
    { color: '#ffffff', position: 100 },
  ],
};

/** A linear gradient of two or more colours. For one colour use `ColorPicker`. */
export const GradientField = withRef(function GradientField({
  label,
  'aria-label': ariaLabel,
  description,
  errorMessage,
  value: controlled,
  defaultValue = 'linear-gradient(90deg, #000000 0%, #ffffff 100%)',
  onChange,
  hasAlpha = false,
  maxStops = 6,
  isDisabled = false,
  isReadOnly = false,
  isRequired = false,
  isInvalid,
  name,
  className,
  style,
  ref,
}: GradientFieldProps) {
  const t = useUiMessages(messages);
  const { direction } = useLocale();
  const ids = useId();
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange);
  const gradient = readGradient(value) ?? initial;
  const { angle, stops } = gradient;
  const isFixed = isDisabled || isReadOnly;
  const hasError = isInvalid ?? Boolean(errorMessage);
  const set = (next: Gradient) => setValue(writeGradient(next));
  const setStop = (index: number, change: Partial<GradientStop>) =>
    set({ ...gradient, stops: stops.with(index, { ...stops[index]!, ...change }) });
  const numbered = (message: string, index: number) => fillMessage(message, { number: String(index + 1) });
  const barAngle = direction === 'rtl' ? 270 : 90;

  return (
    <div
      ref={ref}
      role="group"
      aria-label={label === undefined ? ariaLabel : undefined}
      aria-labelledby={label === undefined ? undefined : `${ids}-label`}
      aria-describedby={
        cx(description !== undefined && `${ids}-description`, hasError && `${ids}-error`) || undefined
      }
      data-disabled={isDisabled || undefined}
      data-invalid={hasError || undefined}
      className={cx(fieldStyles.field, className)}
      style={style}
    >
      {label !== undefined && (
        <span id={`${ids}-label`} className={fieldStyles.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={fieldStyles.asterisk}>
              {' *'}
            </span>
          )}
        </span>
      )}
      <Slider
        // The state of a slider has a fixed number of thumbs.
        key={stops.length}
        aria-label={t.gradientPositions}
        value={stops.map(({ position }) => position)}
        onChange={(positions) =>
          set({
            ...gradient,
            stops: stops.map(({ color }, index) => ({ color, position: positions[index]! })),
          })
        }
        isDisabled={isFixed}
      >
        <SliderTrack className={styles.bar} style={{ background: writeGradient({ angle: barAngle, stops }) }}>
          {stops.map(({ color }, index) => (
            <SliderThumb
              key={index}
              index={index}
              // react-aria adds the name of the slider.
              aria-label={numbered(t.gradientColor, index)}
              className={styles.thumb}
              style={{ background: color }}
            />
          ))}
        </SliderTrack>
      </Slider>
      <ul className={styles.rows}>
        {stops.map(({ color, position }, index) => (
          <li key={index} className={styles.row}>
            <ColorPicker
              aria-label={numbered(t.gradientColor, index)}
              value={color}
              onChange={(next) => setStop(index, { color: next })}
              hasAlpha={hasAlpha}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
            />
            <NumberField
              aria-label={numbered(t.gradientPosition, index)}
              value={position}
              onChange={(next) => {
                if (!Number.isNaN(next)) setStop(index, { position: next });
              }}
              minValue={stops[index - 1]?.position ?? 0}
              maxValue={stops[index + 1]?.position ?? 100}
              formatOptions={{ style: 'unit', unit: 'percent' }}
              hideSteppers
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
            />
            <IconButton
              aria-label={numbered(t.gradientRemove, index)}
              isDisabled={isFixed || stops.length <= 2}
              onPress={() => set({ ...gradient, stops: stops.toSpliced(index, 1) })}
            >
              <TrashIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <NumberField
          label={t.gradientAngle}
          value={angle}
          onChange={(next) => {
            if (!Number.isNaN(next)) set({ ...gradient, angle: ((next % 360) + 360) % 360 });
          }}
          step={1}
          pageStep={45}
          formatOptions={{ style: 'unit', unit: 'degree', unitDisplay: 'narrow' }}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          className={styles.angle}
        />
        {!isReadOnly && (
          <Button
            size="sm"
            startIcon={<PlusIcon size={16} />}
            isDisabled={isDisabled || stops.length >= maxStops}
            onPress={() => set(addStop(gradient))}
          >
            {t.gradientAdd}
          </Button>
        )}
      </div>
      {description !== undefined && (
        <span id={`${ids}-description`} className={fieldStyles.description}>
          {description}
        </span>
      )}
      {errorMessage !== undefined && errorMessage !== null && errorMessage !== '' && (
        <span id={`${ids}-error`} className={fieldStyles.error}>
          {errorMessage}
        </span>
      )}
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
    </div>
  );
});
