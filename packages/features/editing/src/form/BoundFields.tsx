import { RichTextField, TextArea, TextField } from '@segno/ui';
import { FormField } from '@segno/ui/forms';
import type { Control, FieldValues, Path } from 'react-hook-form';

interface BoundFieldProps<TValues extends FieldValues, TTransformed> {
  control: Control<TValues, unknown, TTransformed>;
  /** A text, or null for none. */
  name: Path<TValues>;
  label: string;
  description?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A text that may be missing, in one line. */
export function OptionalTextField<TValues extends FieldValues, TTransformed>({
  control,
  name,
  type,
  ...props
}: BoundFieldProps<TValues, TTransformed> & { type?: 'text' | 'url' }) {
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, ...field }) => (
        <TextField
          {...field}
          {...props}
          {...(type && { type })}
          value={textOf(value)}
          onChange={(text) => onChange(text as typeof value)}
        />
      )}
    </FormField>
  );
}

/** A text that may be missing, in several lines. */
export function OptionalTextArea<TValues extends FieldValues, TTransformed>({
  control,
  name,
  ...props
}: BoundFieldProps<TValues, TTransformed>) {
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, ...field }) => (
        <TextArea
          {...field}
          {...props}
          value={textOf(value)}
          onChange={(text) => onChange(text as typeof value)}
        />
      )}
    </FormField>
  );
}

/** A formatted text that may be missing. */
export function OptionalRichTextField<TValues extends FieldValues, TTransformed>({
  control,
  name,
  ...props
}: BoundFieldProps<TValues, TTransformed>) {
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, onBlur, isInvalid, errorMessage }) => (
        <RichTextField
          {...props}
          formats="basic"
          value={textOf(value)}
          onChange={(html) => onChange((html === '' ? null : html) as typeof value)}
          onBlur={onBlur}
          isInvalid={isInvalid}
          errorMessage={errorMessage}
        />
      )}
    </FormField>
  );
}
