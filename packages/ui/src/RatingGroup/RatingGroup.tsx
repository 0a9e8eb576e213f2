'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { useState, type ComponentPropsWithRef, type RefAttributes } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ChoiceGroupBody, type ChoiceGroupFrame } from '../choice/ChoiceGroup.tsx';
import { withClass } from '../classes/withClass.ts';
import { field } from '../field/field.css.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { messages } from './messages.ts';
import * as styles from './RatingGroup.css.ts';
import { Star } from './Star.tsx';

type Behaviour = Omit<
  AriaRadioGroupProps,
  'render' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'orientation'
>;

export interface RatingGroupProps
  extends Behaviour, Omit<ChoiceGroupFrame, 'size'>, RefAttributes<HTMLDivElement> {
  /** The number of stars; null is no rating. */
  value?: number | null;
  /** @default null */
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
  /** The number of stars of the best rating. @default 5 */
  max?: number;
  /** The size of the stars: 18, 24 or 32 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Shows a button that removes the rating. */
  isClearable?: boolean;
}

const upTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

/** A rating of one to five stars that a person gives. To show a rating use `Rating`. */
export const RatingGroup = withRef(function RatingGroup({
  label,
  description,
  errorMessage,
  value: controlled,
  defaultValue = null,
  onChange,
  max = 5,
  size = 'md',
  isClearable = false,
  isPending,
  className,
  ...props
}: RatingGroupProps) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const [value, setValue] = useControlledState<number | null>(controlled, defaultValue, onChange);
  const [hovered, setHovered] = useState<number | null>(null);
  const isFixed = props.isReadOnly || isPending;
  const filled = (isFixed ? null : hovered) ?? value ?? 0;
  return (
    <AriaRadioGroup
      {...props}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(text) => setValue(text ? Number(text) : null)}
      isReadOnly={isFixed}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, field)}
    >
      <ChoiceGroupBody
        label={label}
        description={description}
        errorMessage={errorMessage}
        isPending={isPending}
        isRequired={props.isRequired}
      >
        <div className={styles.row}>
          <div className={cx(styles.stars, styles.size[size])}>
            {upTo(max).map((star) => (
              <Radio
                key={star}
                value={String(star)}
                aria-label={fillMessage(t.ratingStars, { count: star }, locale)}
                className={styles.star}
                onHoverStart={() => setHovered(star)}
                onHoverEnd={() => setHovered(null)}
              >
                <Star share={star <= filled ? 1 : 0} />
              </Radio>
            ))}
          </div>
          {isClearable && value !== null && !isFixed && !props.isDisabled && (
            <IconButton
              slot={null}
              size="xs"
              variant="ghost"
              aria-label={t.clear}
              onPress={() => setValue(null)}
            >
              <CloseIcon size={16} />
            </IconButton>
          )}
        </div>
      </ChoiceGroupBody>
    </AriaRadioGroup>
  );
});

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A number of stars, which may be a fraction: 4.3. */
  value: number;
  /** @default 5 */
  max?: number;
  /** The size of the stars: 18, 24 or 32 px. @default 'sm' */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the number beside the stars. */
  hasNumber?: boolean;
}

/** Shows a rating, such as an average. To ask for one use `RatingGroup`. */
export const Rating = withRef(function Rating({
  value,
  max = 5,
  size = 'sm',
  hasNumber = false,
  className,
  ...props
}: RatingProps) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const number = formatNumber(value, locale, { maximumFractionDigits: 1 });
  return (
    <span
      role="img"
      aria-label={fillMessage(t.ratingOf, { value: number, count: max }, locale)}
      {...props}
      className={cx(styles.row, className)}
    >
      <span className={cx(styles.stars, styles.size[size])}>
        {upTo(max).map((star) => (
          <Star key={star} share={Math.max(0, value - star + 1)} />
        ))}
      </span>
      {hasNumber && <span className={styles.text}>{number}</span>}
    </span>
  );
});
