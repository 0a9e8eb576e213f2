'use client';
import { useId, useRef } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ComboBoxSurface } from '../options/ComboBoxSurface.tsx';
import { ListBox, ListBoxItem } from '../ListBox/ListBox.tsx';
import { useIsPhone } from '../media/useIsPhone.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import * as field from '../field/field.css.ts';
import { FieldHelp, FieldLabel, FieldPending, focusInput } from '../field/FieldParts.tsx';
import { cx } from '../theme/cx.ts';
import { comma, splitEntries, type ChipFieldItem } from './addEntries.ts';
import * as styles from './ChipField.css.ts';
import type { ChipFieldProps } from './ChipFieldProps.ts';
import { ChipKeys } from './ChipKeys.tsx';
import { ChipTags } from './ChipTags.tsx';
import { PageInput } from './PageInput.tsx';
import { SentChips } from './SentChips.tsx';
import { none, useChips } from './useChips.ts';
import { messages } from './messages.ts';

export type { ChipFieldItem } from './addEntries.ts';
export type { ChipFieldProps } from './ChipFieldProps.ts';

/** Several entries, typed freely or selected from a list, each a removable chip. */
export const ChipField = withRef(function ChipField(props: ChipFieldProps) {
  const {
    label,
    'aria-label': ariaLabel,
    description,
    errorMessage,
    suggestions = none,
    isListOnly = false,
    onInputChange,
    isPending,
    validate,
    placeholder,
    size = 'sm',
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
  const t = useUiMessages(messages);
  const { contains } = useFilter({ sensitivity: 'base' });
  const chipsId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const input = useObjectRef(inputRef);
  const hasList = props.suggestions !== undefined;
  const hasTray = useIsPhone() && hasList;
  const chips = useChips(props, { input, hasTray });
  const { value, text, problem } = chips;
  const typed = text.trim();

  const chosen = new Set(value.map(({ id }) => id));
  const shown = suggestions.filter(
    (item) => !chosen.has(item.id) && (onInputChange ?? contains(item.label, typed)),
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
        if (picked) chips.add([picked.label]);
      }}
      inputValue={text}
      onInputChange={chips.type}
      items={shown}
      // `isRequired` applies to the chips, not to the text input.
      isRequired={isRequired && value.length === 0}
      validationBehavior={validationBehavior}
      name={name}
      form={form}
      isInvalid={isInvalid ?? (error ? true : undefined)}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      onBlur={({ relatedTarget }) => {
        if (!boxRef.current?.contains(relatedTarget)) chips.finish();
      }}
      className={cx(field.field, className)}
      style={style}
    >
      {label !== undefined && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
      <Group ref={boxRef} onMouseDown={focusInput} className={cx(field.box({ size }), styles.box[size])}>
        <ChipKeys
          input={input}
          hasChips={value.length > 0}
          onAdd={chips.addTyped}
          onPaste={chips.add}
          onArrow={() => chips.setFullListShown(text === '')}
          text={text}
          isListWanted={(typed !== '' || chips.isFullListShown) && problem === undefined}
        >
          {value.length > 0 && (
            <ChipTags
              aria-label={groupName}
              value={value}
              size={size}
              wrong={wrong}
              dependencies={[validate]}
              isDisabled={isDisabled}
              isReachable={!hasTray}
              onRemove={isReadOnly || isDisabled ? undefined : chips.remove}
            />
          )}
          <PageInput
            inputRef={input}
            placeholder={value.length === 0 ? placeholder : undefined}
            isPending={isPending}
            isRequired={isRequired}
            onTap={hasTray && !isReadOnly ? chips.showAllSuggestions : undefined}
          />
        </ChipKeys>
        {isPending !== undefined && <FieldPending isPending={isPending} />}
      </Group>
      <div aria-live="polite" className={field.field}>
        <FieldHelp description={description} errorMessage={error} />
      </div>
      <span id={chipsId} hidden>
        {value.map((item) => item.label).join(', ')}
      </span>
      {name !== undefined && <SentChips name={name} form={form} value={value} isDisabled={isDisabled} />}
      <ComboBoxSurface
        boxRef={boxRef}
        className={styles.popover}
        label={groupName}
        placeholder={placeholder}
        onKeyDown={(event) => {
          const isComma = comma.test(event.key);
          if (event.nativeEvent.isComposing || (!isComma && event.key !== 'Enter')) return;
          if (typed !== '') chips.addTyped();
          if (isComma || typed !== '') event.preventDefault();
        }}
        onPaste={(event) => {
          const texts = splitEntries(event.clipboardData.getData('text'));
          if (texts.length < 2) return;
          event.preventDefault();
          chips.add(texts);
        }}
      >
        <ListBox<ChipFieldItem>
          variant="plain"
          items={shown}
          isPending={isPending}
          emptyText={isListOnly || typed === '' ? t.noMatches : fillMessage(t.chipAdd, { value: typed })}
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
