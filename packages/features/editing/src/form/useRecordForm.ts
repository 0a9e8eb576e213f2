import { type ResourceForm, showErrorToast, useResourceForm } from '@segno/base';
import {
  ApiError,
  type Editors,
  editorsQuery,
  type ManagedKind,
  undoEditMutation,
  useMessages,
} from '@segno/data';
import { toast } from '@segno/ui';
import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as v from 'valibot';
import { messages } from '../messages/en.ts';
import { type Conflict, useKeptForm } from './useKeptForm.ts';

type Values = Record<string, unknown>;
type Versioned = { id: number; updated_at: string };

export interface RecordFormOptions<TInput extends Values, TOutput, TRecord extends Versioned> {
  schema: v.GenericSchema<TInput, TOutput>;
  kind: ManagedKind;
  /** The record that is changed; null for a new one. */
  record: TRecord | null;
  /** The addresses of the stored pictures and sounds, by the fields that replace them. Such a field is undefined until it was changed. */
  filesOf: (record: TRecord) => Readonly<Record<string, string | undefined>>;
  /** The values of the form for a record, or for a new one. */
  valuesOf: (record: TRecord | null) => TInput;
  mutation: UseMutationOptions<TRecord, Error, TOutput>;
  /** Reads the stored record again. */
  reload: () => Promise<TRecord>;
  onCreated?: (record: TRecord) => void;
}

export interface RecordForm<TInput extends Values, TOutput> extends ResourceForm<TInput, TOutput> {
  /** The other people who have the form open. */
  people: Editors['people'];
  conflict: Conflict<TInput> | null;
  /** Takes their values of these fields; the others stay as typed. Ends the conflict. */
  resolve: (takeTheirs: readonly string[]) => void;
}

/**
 * The form of a record with its version (BACKSTAGE-4): a record that somebody else has changed is not overwritten, but
 * compared field by field. People who have the form open see each other, and what one has saved shows up for the others
 * before they save (BACKSTAGE-17). What is typed is kept in this browser until it is saved or discarded (BACKSTAGE-14).
 * After saving, the form has the stored values, and the change can be undone with its pictures and its sound
 * (BACKSTAGE-19).
 */
export function useRecordForm<TInput extends Values, TOutput, TRecord extends Versioned>({
  schema,
  kind,
  record,
  valuesOf,
  filesOf,
  mutation: { mutationFn, ...mutation },
  reload,
  onCreated,
}: RecordFormOptions<TInput, TOutput, TRecord>): RecordForm<TInput, TOutput> {
  const t = useMessages(messages);
  const name = `${kind.slice(0, -1)}-${record?.id ?? 'new'}`;
  const version = useRef(record?.updated_at);
  const files = useRef(record ? filesOf(record) : {});
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
    ...(record && { storedValues: valuesOf }),
    onDiscard: () => kept.discard(),
    onSuccess: (stored) => {
      version.current = stored.updated_at;
      files.current = filesOf(stored);
      kept.forget();
      const undo = { label: t('removal.undo'), onAction: () => void undoSaved(stored.updated_at) };
      toast(t(record ? 'form.saved' : 'form.created'), record ? { action: undo } : {});
      if (!record) onCreated?.(stored);
    },
  });
  const { mutateAsync: undoEdit } = useMutation(undoEditMutation(kind, record?.id ?? 0));
  const undoSaved = async (saved: string) => {
    try {
      await undoEdit(saved);
      toast(t('form.undone'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const kept = useKeptForm({
    form: made.form,
    name,
    version: () => version.current ?? null,
    stored: () => valuesOf(record),
  });
  // The server changes records too: a release has another status.
  const follow = useEffectEvent(() => {
    if (!record || record.updated_at === version.current || made.form.formState.isDirty) return;
    version.current = record.updated_at;
    files.current = filesOf(record);
    made.form.reset(valuesOf(record));
  });
  useEffect(() => follow(), [record?.updated_at]);
  const { data: editors } = useQuery({ ...editorsQuery(kind, record?.id ?? 0), enabled: record !== null });
  const notice = useEffectEvent((stored: string) => {
    const { isSubmitting } = made.form.formState;
    if (version.current === undefined || stored <= version.current || isSubmitting || kept.conflict) return;
    void compare();
  });
  const storedVersion = editors?.version;
  useEffect(() => {
    if (storedVersion !== undefined) notice(storedVersion);
  }, [storedVersion]);
  async function compare() {
    try {
      const stored = await reload();
      const typed = made.form.getValues();
      // The forms have no value for a stored file.
      const replaced = Object.entries(filesOf(stored)).flatMap(([field, src]) =>
        typed[field] !== undefined && src !== files.current[field] ? field : [],
      );
      version.current = stored.updated_at;
      files.current = filesOf(stored);
      kept.compare(valuesOf(stored), replaced);
    } catch (error) {
      showErrorToast(error);
    }
  }
  return { ...made, people: editors?.people ?? [], conflict: kept.conflict, resolve: kept.resolve };
}
