import { type ResourceForm, showErrorToast, useResourceForm } from '@segno/base';
import { ApiError, useMessages, useStartup } from '@segno/data';
import { toast } from '@segno/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import type * as v from 'valibot';
import { messages } from '../messages/en.ts';
import { readDraft, removeDraft, writeDraft } from './formDrafts.ts';

type Values = Record<string, unknown>;
type Versioned = { id: number; updated_at: string };

export interface RecordFormOptions<TInput extends Values, TOutput, TRecord extends Versioned> {
  schema: v.GenericSchema<TInput, TOutput>;
  /** The record that is changed; null for a new one. */
  record: TRecord | null;
  /** The values of the form for a record, or for a new one. */
  valuesOf: (record: TRecord | null) => TInput;
  mutation: UseMutationOptions<TRecord, Error, TOutput>;
  /** Reads the stored record again. */
  reload: () => Promise<TRecord>;
  /** The name under which typed values are kept, such as `album-7`. */
  name: string;
  onCreated?: (record: TRecord) => void;
}

/** What somebody else has stored while the form was open. */
export interface Conflict<TInput extends Values> {
  theirs: TInput;
  /** The fields of which both have another value. */
  fields: readonly (keyof TInput & string)[];
}

export interface RecordForm<TInput extends Values, TOutput> extends ResourceForm<TInput, TOutput> {
  conflict: Conflict<TInput> | null;
  /** Takes their values of these fields; the others stay as typed. Ends the conflict. */
  resolve: (takeTheirs: readonly (keyof TInput & string)[]) => void;
}

/** Milliseconds without typing after which a draft is kept. */
const pause = 500;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form of a record with its version (BACKSTAGE-4): a record that somebody else has changed is not overwritten, but
 * compared field by field. What is typed is kept in this browser until it is saved or discarded (BACKSTAGE-14). After saving, the form has the stored values.
 */
export function useRecordForm<TInput extends Values, TOutput, TRecord extends Versioned>({
  schema,
  record,
  valuesOf,
  mutation: { mutationFn, ...mutation },
  reload,
  name,
  onCreated,
}: RecordFormOptions<TInput, TOutput, TRecord>): RecordForm<TInput, TOutput> {
  const t = useMessages(messages);
  const version = useRef(record?.updated_at);
  const [conflict, setConflict] = useState<Conflict<TInput> | null>(null);
  const made = useResourceForm<TInput, TOutput, TRecord>({
    schema,
    values: valuesOf(record) as DefaultValues<TInput>,
    name,
    mutation: {
      ...mutation,
      mutationFn: async (body, context) => {
        if (!mutationFn) throw new Error('This mutation has no function.');
        try {
          return await mutationFn(record ? { ...body, version: version.current } : body, context);
        } catch (error) {
          if (error instanceof ApiError && error.code === 'changed') void compare();
          throw error;
        }
      },
    },
    onSuccess: (stored) => {
      version.current = stored.updated_at;
      removeDraft(name);
      setConflict(null);
      toast(t(record ? 'form.saved' : 'form.created'));
      // A reset would make the typed values unsaved again until the next render, and the page is left before it.
      if (record) made.form.reset(valuesOf(stored));
      else onCreated?.(stored);
    },
  });
  const set = (field: string, value: unknown) =>
    made.form.setValue(field as Path<TInput>, value as PathValue<TInput, Path<TInput>>, {
      shouldDirty: true,
    });
  // The server changes records too: a release has another status.
  const follow = useEffectEvent(() => {
    if (!record || record.updated_at === version.current || made.form.formState.isDirty) return;
    version.current = record.updated_at;
    made.form.reset(valuesOf(record));
  });
  useEffect(() => follow(), [record?.updated_at]);
  const { user } = useStartup();
  const [userId] = useState(user?.id);
  const restore = useEffectEvent(() => {
    const draft = userId === undefined ? null : readDraft(name, userId);
    if (!draft) return;
    // A record that was saved meanwhile is compared when this one is.
    if (draft.version !== null) version.current = draft.version;
    for (const [field, value] of Object.entries(draft.values)) set(field, value);
    toast(t('form.restored'), {
      action: { label: t('form.discard'), onAction: () => made.form.reset(valuesOf(record)) },
    });
  });
  const keep = useEffectEvent(() => {
    if (userId === undefined) return;
    const { dirtyFields } = made.form.formState;
    const values = made.form.getValues();
    const changed = Object.keys(dirtyFields).map((field) => [field, values[field]]);
    if (changed.length === 0) removeDraft(name);
    else
      writeDraft(name, {
        userId,
        version: version.current ?? null,
        values: Object.fromEntries(changed) as Values,
      });
  });
  const { form } = made;
  useEffect(() => {
    restore();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  const compare = async () => {
    try {
      const stored = await reload();
      const [theirs, typed, before] = [
        valuesOf(stored),
        made.form.getValues(),
        made.form.formState.defaultValues,
      ];
      const fields = Object.keys(theirs).filter(
        (field) =>
          !isSame(theirs[field], typed[field]) &&
          !isSame(theirs[field], (before as Values | undefined)?.[field]),
      );
      // What only they have changed is taken over.
      for (const field of fields)
        if (isSame(typed[field], (before as Values | undefined)?.[field])) set(field, theirs[field]);
      const both = fields.filter((field) => !isSame(made.form.getValues()[field], theirs[field]));
      version.current = stored.updated_at;
      if (both.length > 0) setConflict({ theirs, fields: both });
      else toast(t('conflict.merged'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return {
    ...made,
    conflict,
    resolve: (takeTheirs) => {
      for (const field of takeTheirs) if (conflict) set(field, conflict.theirs[field]);
      setConflict(null);
    },
  };
}
