import { ApiError, hasLoggedOut, useStartup, useText } from '@segno/data';
import { toast } from '@segno/ui';
import { setServerErrors } from '@segno/ui/forms';
import { useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import * as v from 'valibot';
import { showErrorToast } from '../notify/showErrorToast.tsx';
import { keepTyped, takeTyped } from './typedValues.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

type Values = Record<string, unknown>;

export interface ResourceFormOptions<TInput extends Values, TOutput, TResponse> {
  /** The contract of the request's body. Its messages are shown under the fields. */
  schema: v.GenericSchema<TInput, TOutput>;
  /** The initial values of all fields. */
  values: NoInfer<DefaultValues<TInput>>;
  /** The mutation that sends the valid values. */
  mutation: UseMutationOptions<TResponse, Error, NoInfer<TOutput>>;
  /**
   * The name of a form of signed-in people, such as `playlist-7`. When the session has ended, its values are kept until
   * the person has signed in again and opens the form, and leaving unsaved values needs a confirmation. Forms with
   * passwords have no name.
   */
  name?: string;
  /** Closes a form in a dialog, after the page below has changed. */
  onLeave?: () => void;
  /** Called when the person has chosen to discard the values, before another page is shown. */
  onDiscard?: () => void;
  /** The values of the form for what was stored, such as a name without spaces at its ends. @default the sent values */
  storedValues?: (response: NoInfer<TResponse>) => NoInfer<TInput>;
  /** Called after the success of the mutation. */
  onSuccess?: (response: NoInfer<TResponse>) => void;
}

export interface ResourceForm<TInput extends Values, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  /** Spread into the `form` element. */
  formProps: { method: 'post'; noValidate: true; onSubmit: (event: FormEvent) => void };
  /** Spread into the button that submits. */
  submitProps: { type: 'submit'; isPending: boolean; isDisabled: boolean };
  /** Asks whether unsaved values are discarded, if there are any. For `Dialog`, where the form is in one. */
  mayLeave: () => Promise<boolean>;
}

/** Checks values with a contract. The first message of each field, translated by `text`, is its error. */
const resolverOf =
  <TInput extends Values, TOutput>(
    schema: v.GenericSchema<TInput, TOutput>,
    text: (message: string) => string,
  ): Resolver<TInput, unknown, TOutput> =>
  (values) => {
    const { success, output, issues } = v.safeParse(schema, values);
    if (success) return { values: output, errors: {} };
    const errors: FieldErrors<TInput> = {};
    const seen = new Set<string>();
    for (const issue of issues) {
      const path = v.getDotPath(issue);
      if (!path || seen.has(path)) continue;
      seen.add(path);
      set(errors, path, { type: issue.type, message: text(issue.message) });
    }
    return { values: {}, errors };
  };

/** The values of each field as JSON, which typing does not change. */
const fieldsOf = (values: Values) =>
  new Map(Object.entries(values).map(([field, value]) => [field, JSON.stringify(value)]));

/**
 * Makes a form one that is saved. What was typed while it was sent stays, and is not saved. Returns whether there is any.
 */
function takeSaved<TInput extends Values, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  sent: ReadonlyMap<string, string>,
  stored?: TInput,
): boolean {
  const typed = form.getValues();
  const later = [...fieldsOf(typed)].flatMap(([field, json]) => (json === sent.get(field) ? [] : field));
  const former = Object.fromEntries(
    later.map((field) => {
      const json = sent.get(field);
      return [field, json === undefined ? undefined : (JSON.parse(json) as unknown)];
    }),
  );
  form.reset(stored ?? { ...typed, ...former });
  for (const field of later)
    form.setValue(field as Path<TInput>, typed[field] as PathValue<TInput, Path<TInput>>, {
      shouldDirty: true,
    });
  return later.length > 0;
}

/**
 * A form whose values are the body of one mutation (FORM-1, FORM-2). Errors of the server are shown under their fields,
 * and those without a field as a toast. Typed values stay after an error, and so does what is typed while the form is
 * sent (FORM-9). Until hydration the button is disabled, because
 * the browser would send the form itself.
 */
export function useResourceForm<TInput extends Values, TOutput, TResponse>({
  schema,
  values,
  mutation,
  name,
  onLeave,
  onDiscard,
  storedValues,
  onSuccess,
}: ResourceFormOptions<TInput, TOutput, TResponse>): ResourceForm<TInput, TOutput> {
  const isHydrated = useIsHydrated();
  const text = useText();
  const form = useForm<TInput, unknown, TOutput>({
    defaultValues: values,
    resolver: resolverOf(schema, text),
  });
  // The person who types: when the session has ended, the startup object is that of a guest.
  const { user } = useStartup();
  const [userId] = useState(user?.id);
  const isKept = name !== undefined && userId !== undefined;
  useEffect(() => {
    const typed = isKept ? takeTyped(name, userId) : null;
    if (typed) form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  }, [form, isKept, name, userId]);
  const { mutateAsync, isPending } = useMutation(mutation);
  const { isDirty } = form.formState;
  const { mayLeave, setSafe } = useLeaveGuard(isKept && isDirty, onLeave, { onDiscard });
  // The session has ended without a logout: the page may lead to the sign-in.
  const client = useQueryClient();
  const isLost = isKept && isDirty && !user && !hasLoggedOut(client);
  useEffect(() => {
    if (!isLost) return;
    keepTyped(name, userId, form.getValues());
    setSafe(true);
  }, [form, isLost, name, setSafe, userId]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setSafe(false) }),
    [form, setSafe],
  );
  const submit = form.handleSubmit(async (body) => {
    if (isPending) return;
    const sent = fieldsOf(form.getValues());
    let response: TResponse;
    try {
      response = await mutateAsync(body);
    } catch (error) {
      if (isKept && error instanceof ApiError && error.status === 401) {
        keepTyped(name, userId, form.getValues());
        setSafe(true);
      }
      const isShown = error instanceof ApiError && setServerErrors(form, error.fields);
      // Errors of fields that the form does not have say more than the message about all.
      const rest = form.getErrors('root.server')?.message;
      if (rest) toast(rest, { type: 'danger' });
      else if (!isShown) showErrorToast(error);
      return;
    }
    const hasLater = isKept && takeSaved(form, sent, storedValues?.(response));
    if (!hasLater) setSafe(true);
    onSuccess?.(response);
  });
  return {
    form,
    formProps: { method: 'post', noValidate: true, onSubmit: (event) => void submit(event) },
    submitProps: { type: 'submit', isPending, isDisabled: !isHydrated },
    mayLeave,
  };
}
