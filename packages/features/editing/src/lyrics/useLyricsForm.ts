import { showErrorToast, useLeaveGuard } from '@segno/base';
import {
  ApiError,
  deleteLyricsMutation,
  type Lyrics,
  LyricsLine,
  lyricsQuery,
  saveLyricsMutation,
  useMessages,
  useStartup,
} from '@segno/data';
import { toast } from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { readDraft, removeDraft, writeDraft } from '../form/formDrafts.ts';
import { messages } from '../messages/en.ts';
import { withoutTimes, withText } from './timing.ts';

/** What a person has in the studio. */
interface EditedLyrics {
  lines: readonly LyricsLine[];
  /** The lines as they are typed. */
  text: string;
  language: string;
}

const Kept = v.object({ lines: v.array(LyricsLine), language: v.string() });

/** Milliseconds without a change after which a draft is kept. */
const pause = 500;

export const textOf = (lines: readonly LyricsLine[]): string => lines.map(({ text }) => text).join('\n');

const editedOf = (lyrics: Lyrics | null): EditedLyrics => {
  const lines = lyrics?.lines ?? [];
  return { lines, text: textOf(lines), language: lyrics?.language ?? '' };
};
const versionOf = (lyrics: Lyrics | null) => lyrics?.updated_at ?? null;

/** The lyrics of a track as they are edited, with what somebody else has saved meanwhile as the conflict. */
export function useLyricsForm(trackId: number) {
  const t = useMessages(messages);
  const client = useQueryClient();
  const { user } = useStartup();
  const [userId] = useState(user?.id);
  const query = lyricsQuery(trackId);
  const { data: stored } = useSuspenseQuery(query);
  /** The lyrics that are edited, as they were stored. */
  const [base, setBase] = useState(stored);
  const [edited, setEdited] = useState(() => editedOf(stored));
  /** Null for lyrics that were removed. */
  const [conflict, setConflict] = useState<Lyrics | null>();
  const { mutateAsync: store, isPending: isStoring } = useMutation(saveLyricsMutation(trackId));
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(deleteLyricsMutation(trackId));
  const isPending = isStoring || isRemoving;
  const name = `lyrics-${trackId}`;
  const { lines, language } = edited;
  const isChanged =
    JSON.stringify(lines) !== JSON.stringify(base?.lines ?? []) || language !== (base?.language ?? '');
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLeaveGuard(isChanged, undefined, {
    onDiscard: () => {
      clearTimeout(keeping.current);
      removeDraft(name);
    },
  });

  const load = (lyrics: Lyrics | null) => {
    setBase(lyrics);
    setEdited(editedOf(lyrics));
    setConflict(undefined);
  };
  // Somebody else has saved: what is not changed follows, the rest is compared.
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    if (!isPending && versionOf(stored) !== versionOf(base)) {
      if (isChanged) setConflict(stored);
      else load(stored);
    }
  }

  const isRestored = useRef(false);
  const restore = useEffectEvent(() => {
    isRestored.current = true;
    const draft = userId === undefined ? null : readDraft(name, userId);
    const kept = v.safeParse(Kept, draft?.values);
    if (!draft || !kept.success) return;
    setEdited({ ...kept.output, text: textOf(kept.output.lines) });
    if (draft.version !== versionOf(base)) setConflict(base);
    toast(t('form.restored'), {
      type: 'neutral',
      action: { label: t('form.discard'), onAction: () => load(base) },
    });
  });
  useEffect(() => {
    const begin = setTimeout(restore);
    return () => clearTimeout(begin);
  }, []);
  useEffect(() => {
    if (!isRestored.current || userId === undefined) return undefined;
    const draft = { userId, version: versionOf(base), values: { lines, language }, before: {} };
    const timer = setTimeout(() => (isChanged ? writeDraft(name, draft) : removeDraft(name)), pause);
    keeping.current = timer;
    return () => clearTimeout(timer);
  }, [isChanged, userId, name, base, lines, language]);

  /** Stores lyrics in place of others, or removes those. */
  const put = async (next: Pick<EditedLyrics, 'lines' | 'language'>, former: Lyrics | null) => {
    if (next.lines.length === 0) {
      await remove(former?.updated_at);
      return null;
    }
    const { lyrics } = await store({
      language: next.language.trim() || null,
      // Either all lines have a time, or none.
      lines: next.lines.every(({ start }) => start !== null) ? [...next.lines] : withoutTimes(next.lines),
      source: former?.source ?? null,
      author: former?.author ?? null,
      version: versionOf(former),
    });
    return lyrics;
  };
  const undo = async (saved: Lyrics | null, former: Lyrics | null) => {
    try {
      load(await put(editedOf(former), saved));
      toast(t('form.undone'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  const save = async () => {
    try {
      const saved = await put(edited, base);
      removeDraft(name);
      setBase(saved);
      // What was typed while it was sent stays, and is not saved.
      setEdited((now) => (now === edited ? editedOf(saved) : now));
      toast(t(saved ? 'lyrics.saved' : 'lyrics.removed'), {
        action: { label: t('removal.undo'), onAction: () => void undo(saved, base) },
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed')
        setConflict(await client.query({ ...query, staleTime: 0 }));
      else showErrorToast(error);
    }
  };

  return {
    edited,
    conflict,
    isChanged,
    isPending,
    edit: (part: Partial<EditedLyrics>) => setEdited({ ...edited, ...part }),
    typeText: (text: string) =>
      setEdited({ ...edited, text, lines: text.trim() === '' ? [] : withText(lines, text) }),
    keepTheirs: () => {
      removeDraft(name);
      load(conflict ?? null);
    },
    keepMine: () => {
      setBase(conflict ?? null);
      setConflict(undefined);
    },
    save,
  };
}
