import { showErrorToast, useLeaveGuard } from '@segno/base';
import {
  type AppearanceAnswer,
  appearanceDraftQuery,
  appearanceQuery,
  publishAppearanceMutation,
  refreshSession,
  updateDraftMutation,
  useMessages,
} from '@segno/data';
import { checkContrast, toast } from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';
import { PanelView } from '../panels/PanelView.tsx';
import { PreviewArea } from '../preview/PreviewArea.tsx';
import * as styles from './AppearanceScreen.css.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { createEditor, type Editor, isChanged } from './createEditor.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorContext, useEditor, useEditorState } from './EditorContext.ts';
import { NameDialog } from './NameDialog.tsx';
import { editorPath, type PlaceParams } from './place.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { firstView, type View } from './view.ts';

/** The appearance editor: controls at the side of the real site (APPEARANCE-1). */
export function AppearanceScreen({ params }: { params: PlaceParams }) {
  const { data } = useSuspenseQuery(appearanceQuery());
  const client = useQueryClient();
  const [editor] = useState(() =>
    createEditor(data, {
      readDraft: (id) => client.fetchQuery({ ...appearanceDraftQuery(id), staleTime: 0 }),
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

function Layout({ place }: { place: PlaceParams }) {
  const t = useMessages(messages);
  const td = useMessages(draftMessages);
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
  const [isInConflict, setInConflict] = useState(false);
  const { setSafe } = useLeaveGuard(hasChanges, undefined, { within: editorPath });
  const publish = useMutation({ ...publishAppearanceMutation(), onError: showErrorToast });
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
    (published: AppearanceAnswer) => {
      editor.load(published);
      setSafe(false);
      // The editor itself and the pages that are opened next show it.
      void refreshSession(client).catch(() => undefined);
      toast(t('published'));
    },
    [editor, setSafe, client, t],
  );
  const publishNow = async () => {
    if (publish.isPending) return;
    const reason = await askReason();
    if (reason === undefined) return;
    const { published, values } = editor.store.getState();
    publish.mutate({ values, version: published.version, reason }, { onSuccess: onPublished });
  };
  /** Stores the values in the change set, of which `version` is known. */
  const storeDraft = (version?: number) => {
    const { draft, values } = editor.store.getState();
    if (!draft || update.isPending) return;
    update.mutate(
      { id: draft.id, name: draft.name, values, version: version ?? draft.version },
      {
        onSuccess: (answer) => {
          editor.stored(answer.draft, values, answer.values);
          toast(td('draft.saved'));
        },
        onError: (error) => {
          if ('code' in error && error.code === 'changed_meanwhile') setInConflict(true);
          else showErrorToast(error);
        },
      },
    );
  };
  const saveDraft = () => (editor.store.getState().draft ? storeDraft() : setNaming(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') {
      if (hasChanges) {
        if (editor.store.getState().draft) storeDraft();
        else void publishNow();
      }
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
        onSaveDraft={saveDraft}
      />
      <div className={styles.panel}>
        <PanelView place={place} onPublished={onPublished} askReason={askReason} />
      </div>
      <div className={styles.preview}>
        <PreviewArea view={view} place={place} onRegion={openRegion} />
      </div>
      {asking && <ReasonDialog count={asking.count} onDone={asking.done} />}
      {isNaming && <NameDialog onClose={() => setNaming(false)} />}
      {isInConflict && (
        <ConflictDialog
          onClose={() => setInConflict(false)}
          onStore={(version) => {
            setInConflict(false);
            storeDraft(version);
          }}
        />
      )}
    </div>
  );
}

/** A text field has an undo of its own. */
const isTextField = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable) ||
  (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio', 'color'].includes(target.type));
