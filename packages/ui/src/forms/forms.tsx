'use client';
import { useCallback, type ReactNode } from 'react';
import {
  get,
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Path,
  type UseControllerProps,
  type UseFormReturn,
  type Validate,
} from 'react-hook-form';
import { focusIn } from '../field/focusField.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { messages } from './messages.ts';

/** The props that bind a field to a form: spread them into any input of this package. */
export interface BoundField<Value, Name extends string> {
  name: Name;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: (element: Element | null) => void;
  isDisabled: boolean | undefined;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  errorMessage: string | undefined;
  /** The form validates, not the browser. */
  validationBehavior: 'aria';
}

export interface FormFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
  Transformed = Values,
> extends Omit<UseControllerProps<Values, Name, Transformed>, 'control'> {
  control: Control<Values, unknown, Transformed>;
  /** Renders the input: `(field) => <TextField {...field} label="Title" />`. */
  children: (field: BoundField<FieldPathValue<Values, Name>, Name>) => ReactNode;
}

/** The elements of bound fields, by form and name: react-hook-form itself stores only their focus functions. */
const elements = new WeakMap<object, Map<string, Element>>();

/** The value of an empty `NumberField` is NaN, which react-hook-form counts as a value. */
const isMissing = (value: unknown) => typeof value === 'number' && Number.isNaN(value);

/** Binds an input to a form of react-hook-form, with its errors, its focus and its red asterisk. */
export function FormField<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
  Transformed = Values,
>({ children, rules, ...props }: FormFieldProps<Values, Name, Transformed>) {
  const t = useUiMessages(messages);
  const { required, validate } = rules ?? {};
  const message = typeof required === 'object' ? required.message : required;
  const isRequired = typeof required === 'object' ? required.value : Boolean(required);
  const isGiven: Validate<FieldPathValue<Values, Name>, Values> = (value) =>
    !isRequired || !isMissing(value) || (typeof message === 'string' && message) || t.required;
  const { field, fieldState } = useController({
    ...props,
    rules: { ...rules, validate: { isGiven, ...(typeof validate === 'function' ? { validate } : validate) } },
  });
  const { control, name } = props;
  const { ref: register } = field;
  const ref = useCallback(
    (element: Element | null) => {
      const named = elements.get(control) ?? new Map<string, Element>();
      elements.set(control, named);
      if (!element) {
        named.delete(name);
        return;
      }
      named.set(name, element);
      register({ focus: () => focusIn(element) });
    },
    [control, name, register],
  );
  const { error } = fieldState;
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref,
    isDisabled: field.disabled,
    isRequired: isRequired || undefined,
    isInvalid: fieldState.invalid,
    errorMessage: error && (error.message || t.required),
    validationBehavior: 'aria',
  });
}

type AnyForm<Values extends FieldValues, Context, Transformed> = Pick<
  UseFormReturn<Values, Context, Transformed>,
  'control' | 'setError'
>;

/** The element of a field, bound by `FormField` or registered with `register`. */
function elementOf(control: object, name: string): Element | undefined {
  const bound = elements.get(control)?.get(name);
  if (bound) return bound;
  const registered: unknown = get((control as { _fields?: object })._fields, `${name}._f.ref`);
  return registered instanceof Element ? registered : undefined;
}

/**
 * Sets the errors of a server on the fields and focuses the first of them on the page. Returns whether any field shows an
 * error; if none does, show a general message, for example in a toast. Errors without a field are stored in
 * `errors.root.server`.
 */
export function setServerErrors<Values extends FieldValues, Context, Transformed>(
  { control, setError }: AnyForm<Values, Context, Transformed>,
  errors: Readonly<Record<string, string | readonly string[]>> | null | undefined,
): boolean {
  const shown: Element[] = [];
  const others: string[] = [];
  for (const [name, messages] of Object.entries(errors ?? {})) {
    const message = typeof messages === 'string' ? messages : messages.join(' ');
    if (message === '') continue;
    const element = elementOf(control, name);
    if (element) {
      setError(name as Path<Values>, { type: 'server', message });
      shown.push(element);
    } else {
      others.push(message);
    }
  }
  if (others.length > 0) setError('root.server', { type: 'server', message: others.join(' ') });
  const [first] = shown.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (first) focusIn(first);
  return shown.length > 0;
}
