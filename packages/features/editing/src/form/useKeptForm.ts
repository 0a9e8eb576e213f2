import { useMessages, useStartup } from '@segno/data';
import { closeToast, toast } from '@segno/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { messages } from '../messages/en.ts';
import { readDraft, removeDraft, writeDraft } from './formDrafts.ts';
import { leadOf, mergeValues } from './mergeValues.ts';

type Values = Record<string, unknown>;

/** What somebody else has stored while the form was open. */
export interface Conflict<TInput extends Values> {
  theirs: TInput;
  /** The fields of which both have another value. */
  fields: readonly string[];
}

export interface KeptFormOptions<TInput extends Values, TOutput> {
  form: UseFormReturn<TInput, unknown, TOutput>;
  /** The name under which typed values are kept. */
  name: string;
  /** The version that the form was filled from; null for a new record. */
  version: () => string | null;
  /** The values of the record as the page has it. */
  stored: () => TInput;
}

export interface KeptForm<TInput extends Values> {
  conflict: Conflict<TInput> | null;
  /**
   * Takes over what somebody else has stored and only they have changed; what was typed stays unsaved. What both have
   * changed, and the fields `replaced`, become a conflict.
   */
  compare: (theirs: TInput, replaced?: readonly string[]) => void;
  /** Takes their values of these fields; the others stay as typed. Ends the conflict. */
  resolve: (takeTheirs: readonly string[]) => void;
  /** Forgets what was typed, after it was saved. */
  forget: () => void;
  /** Forgets what was typed, before the form is left. */
  discard: () => void;
}

/** Milliseconds without typing after which a draft is kept. */
const pause = 500;

/**
 * Keeps what is typed into a form in this browser until it is saved or discarded (BACKSTAGE-14), and compares it with what
 * somebody else has saved meanwhile (BACKSTAGE-4).
 */
export function useKeptForm<TInput extends Values, TOutput>({
  form,
  name,
  version,
  stored,
}: KeptFormOptions<TInput, TOutput>): KeptForm<TInput> {
  const t = useMessages(messages);
  const [conflict, setConflict] = useState<Conflict<TInput> | null>(null);
  const { user } = useStartup();
  const [userId] = useState(user?.id);
  const set = (field: string, value: unknown) =>
    form.setValue(field as Path<TInput>, value as PathValue<TInput, Path<TInput>>, { shouldDirty: true });
  const notice = useRef<string>(null);
  /** After a save its button would bring back older values, and on another page it has no form. */
  const closeNotice = () => {
    if (notice.current !== null) closeToast(notice.current);
    notice.current = null;
  };
  const restore = useEffectEvent(() => {
    const draft = userId === undefined ? null : readDraft(name, userId);
    if (!draft) return;
    const theirs = stored();
    // What somebody has saved since.
    const { both } = mergeValues({
      before: { ...theirs, ...draft.before },
      typed: { ...theirs, ...draft.values },
      theirs,
    });
    for (const [field, value] of Object.entries(draft.values)) set(field, value);
    if (both.length > 0) setConflict({ theirs, fields: both });
    notice.current = toast(t('form.restored'), {
      type: 'neutral',
      action: { label: t('form.discard'), onAction: () => form.reset(stored()) },
    });
  });
  const keep = useEffectEvent(() => {
    if (userId === undefined) return;
    const { dirtyFields } = form.formState;
    const values = form.getValues();
    const before: Values = form.formState.defaultValues ?? {};
    const changed = Object.keys(dirtyFields);
    const among = (all: Values): Values => Object.fromEntries(changed.map((field) => [field, all[field]]));
    if (changed.length === 0) removeDraft(name);
    else writeDraft(name, { userId, version: version(), values: among(values), before: among(before) });
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(null);
  const wait = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const keepNow = useEffectEvent(() => {
    wait();
    keep();
  });
  useEffect(() => {
    const begin = setTimeout(restore);
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        wait();
        timer.current = setTimeout(keepNow, pause);
      },
    });
    // What was typed last, before the page is left.
    const onLeave = () => timer.current !== null && keepNow();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      clearTimeout(begin);
      stop();
      onLeave();
      closeNotice();
    };
  }, [form]);
  return {
    conflict,
    compare(theirs, replaced = []) {
      const typed = form.getValues();
      const before: Values = form.formState.defaultValues ?? {};
      const { own, both } = mergeValues({ before, typed, theirs });
      // What only they have changed is taken over; what was typed stays unsaved.
      form.reset(theirs, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
      for (const field of own) set(field, typed[field]);
      if (both.length + replaced.length > 0) setConflict({ theirs, fields: [...both, ...replaced] });
      else if (own.length > 0) toast(t('conflict.merged'), { type: 'neutral' });
    },
    resolve(takeTheirs) {
      for (const [field, value] of Object.entries(conflict?.theirs ?? {}))
        if (takeTheirs.includes(leadOf(field))) set(field, value);
      setConflict(null);
    },
    forget() {
      closeNotice();
      removeDraft(name);
      setConflict(null);
    },
    discard() {
      wait();
      removeDraft(name);
    },
  };
}
