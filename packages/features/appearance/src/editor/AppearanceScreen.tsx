import { showErrorToast, useLeaveGuard } from '@segno/base';
import {
  type AppearanceResponse,
  appearanceDraftQuery,
  appearanceHistoryQuery,
  appearanceQuery,
  publishAppearanceMutation,
  refreshSession,
  updateDraftMutation,
  useMessages,
} from '@segno/data';
import { checkCode, checkContrast, toast } from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';
import { seoMessages } from '../messages/seo.en.ts';
import { PanelView } from '../panels/PanelView.tsx';
import { PreviewArea } from '../preview/PreviewArea.tsx';
import * as styles from './AppearanceScreen.css.ts';
import { type Conflict, type ConflictResponse, ConflictDialog } from './ConflictDialog.tsx';
import { createEditor, type Editor, isChanged } from './createEditor.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorContext, useEditor, useEditorState } from './EditorContext.ts';
import { NameDialog } from './NameDialog.tsx';
import { editorPath, panelPath, type PlaceParams } from './place.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { firstView, type View } from './view.ts';

/** The appearance editor: controls at the side of the real site (APPEARANCE-1). */
export function AppearanceScreen({ params }: { params: PlaceParams }) {
  const { data } = useSuspenseQuery(appearanceQuery());
  const client = useQueryClient();
  const [editor] = useState(() =>
    createEditor(data, {
      readDraft: (id) => client.fetchQuery({ ...appearanceDraftQuery(id), staleTime: 0 }),
      readPublished: () => client.fetchQuery({ ...appearanceQuery(), staleTime: 0 }),
    }),
  );
  return (
    <EditorContext value={editor}>
      <Layout place={params} />
    </EditorContext>
  );
}

/** How many pairs of colours of all themes are hard to read. */
const failingPairs = (editor: Editor) =>
  editor.store
    .getState()
    .values.themes.all.reduce(
      (count, { values, is_dark }) =>
        count + checkContrast(values, is_dark ? 'dark' : 'light').filter(({ passes }) => !passes).length,
      0,
    );

const isOther = (error: Error) => 'code' in error && error.code === 'changed_meanwhile';

/** The first part of the code that cannot be read. Unknown properties are allowed: another browser can know them. */
async function unreadableCode(editor: Editor) {
  const { code } = editor.store.getState().values;
  for (const part of ['css', 'html', 'frame'] as const) {
    const problems = await checkCode(part === 'css' ? 'css' : 'html', code[part]);
    const found = problems.find(({ kind }) => kind === 'unreadable');
    if (found) return { part, line: found.line };
  }
  return null;
}

function Layout({ place }: { place: PlaceParams }) {
  const t = useMessages(messages);
  const td = useMessages(draftMessages);
  const ts = useMessages(seoMessages);
  const editor = useEditor();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Not the values: what they change is rendered in the panels, and the preview gets messages.
  const hasChanges = useEditorState(isChanged);
  const [view, setView] = useState<View>(firstView);
  const [side, setSide] = useState<'controls' | 'preview'>('controls');
  const [asking, setAsking] = useState<{ count: number; done: (reason: string | undefined) => void } | null>(
    null,
  );
  const [isNaming, setNaming] = useState(false);
  const [asked, setAsked] = useState<{ conflict: Conflict; done: (answer: ConflictResponse) => void } | null>(
    null,
  );
  const { setSafe } = useLeaveGuard(hasChanges, undefined, { within: editorPath });
  const publish = useMutation(publishAppearanceMutation());
  const update = useMutation(updateDraftMutation());

  const askReason = useCallback((): Promise<string | null | undefined> => {
    const count = failingPairs(editor);
    if (count === 0) return Promise.resolve(null);
    return new Promise((resolve) =>
      setAsking({
        count,
        done: (reason) => {
          setAsking(null);
          resolve(reason);
        },
      }),
    );
  }, [editor]);
  const onPublished = useCallback(
    (published: AppearanceResponse) => {
      editor.load(published);
      setSafe(false);
      // The editor itself and the pages that are opened next show it.
      void refreshSession(client).catch(() => undefined);
      toast(t('published'));
    },
    [editor, setSafe, client, t],
  );
  const resolveConflict = useCallback(
    (conflict: Conflict): Promise<ConflictResponse> =>
      new Promise((resolve) =>
        setAsked({
          conflict,
          done: (answer) => {
            setAsked(null);
            resolve(answer);
          },
        }),
      ),
    [],
  );
  /** Whether the code can be saved (APPEARANCE-6). Says where it cannot. */
  const hasReadableCode = async () => {
    const found = await unreadableCode(editor).catch(() => null);
    if (!found) return true;
    const text = ts('code.unreadable', { name: ts(`code.${found.part}`), line: found.line });
    const action = { label: ts('code.show'), onAction: () => void navigate(panelPath('custom-code')) };
    toast(text, { type: 'danger', action });
    return false;
  };
  /** Somebody else has published meanwhile: merges it, and publishes the result. */
  const publishMerged = async (reason: string | null) => {
    const { values: mine, published: before } = editor.store.getState();
    const [live, [latest]] = await Promise.all([
      editor.readPublished(),
      client.fetchQuery({ ...appearanceHistoryQuery(), staleTime: 0 }),
    ]);
    const by = latest?.published_by?.name ?? null;
    const conflict = { base: before.values, mine, theirs: live.values, by, isLive: true };
    const answer = await resolveConflict(conflict);
    if (answer === 'theirs') editor.load(live);
    else if (answer) {
      editor.rebase(live, answer);
      send(answer, live.version, reason);
    }
  };
  const send = (values: AppearanceResponse['values'], version: string, reason: string | null) =>
    publish.mutate(
      { values, version, reason },
      {
        onSuccess: onPublished,
        onError: (error) =>
          isOther(error) ? void publishMerged(reason).catch(showErrorToast) : showErrorToast(error),
      },
    );
  const publishNow = async () => {
    if (publish.isPending || !(await hasReadableCode())) return;
    const reason = await askReason();
    if (reason === undefined) return;
    const { published, values } = editor.store.getState();
    send(values, published.version, reason);
  };
  /** Somebody else has stored the draft meanwhile: merges it, and stores the result. */
  const storeMerged = async (id: number) => {
    const { stored: base, values: mine } = editor.store.getState();
    const other = await editor.readDraft(id);
    const { draft, values: theirs } = other;
    const by = draft.updated_by?.name ?? null;
    const answer = await resolveConflict({ base, mine, theirs, by, isLive: false });
    if (answer === 'theirs') editor.openDraft(draft, theirs);
    else if (answer) {
      editor.rebase(other, answer);
      storeDraft();
    }
  };
  const storeDraft = () => {
    const { draft, values } = editor.store.getState();
    if (!draft || update.isPending) return;
    update.mutate(
      { id: draft.id, name: draft.name, values, version: draft.version },
      {
        onSuccess: (answer) => {
          editor.stored(answer.draft, values, answer.values);
          toast(td('draft.saved'));
        },
        onError: (error) =>
          isOther(error) ? void storeMerged(draft.id).catch(showErrorToast) : showErrorToast(error),
      },
    );
  };
  const saveDraft = async () => {
    if (!(await hasReadableCode())) return;
    if (editor.store.getState().draft) storeDraft();
    else setNaming(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      if (hasChanges) void (editor.store.getState().draft ? saveDraft() : publishNow());
    } else if (key === 'z' && !isTextField(event.target)) (event.shiftKey ? editor.redo : editor.undo)();
    else return;
    event.preventDefault();
  };
  const openRegion = useCallback(
    (path: string) => {
      setView((now) => ({ ...now, isSelecting: false }));
      setSide('controls');
      void navigate(path);
    },
    [navigate],
  );
  return (
    // Shortcuts of the whole editor; it is no control of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} data-view={side} onKeyDown={onKeyDown}>
      <EditorBar
        view={view}
        onView={setView}
        side={side}
        onSide={setSide}
        hasChanges={hasChanges}
        isPublishing={publish.isPending}
        isSaving={update.isPending}
        onPublish={() => void publishNow()}
        onSaveDraft={() => void saveDraft()}
      />
      <div className={styles.panel}>
        <PanelView
          place={place}
          onPublished={onPublished}
          askReason={askReason}
          resolveConflict={resolveConflict}
        />
      </div>
      <div className={styles.preview}>
        <PreviewArea view={view} place={place} onRegion={openRegion} />
      </div>
      {asking && <ReasonDialog count={asking.count} onDone={asking.done} />}
      {isNaming && <NameDialog onClose={() => setNaming(false)} />}
      {asked && <ConflictDialog conflict={asked.conflict} onDone={asked.done} />}
    </div>
  );
}

/** A text field has an undo of its own. */
const isTextField = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio', 'color'].includes(target.type));
