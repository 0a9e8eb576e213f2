import type {
  AppearanceResponse,
  AppearanceDraft,
  AppearanceDraftResponse,
  AppearanceValues,
} from '@segno/data';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The number of changes that can be undone. */
const mostSteps = 50;
/** Changes within this time are undone together, in milliseconds. */
const together = 500;

export interface EditorState {
  values: AppearanceValues;
  /** The published values and their version. */
  published: AppearanceResponse;
  /** What is stored of the values: the published ones, or those of the change set. */
  stored: AppearanceValues;
  /** The change set that is edited; null for the published appearance. */
  draft: AppearanceDraft | null;
  past: readonly AppearanceValues[];
  future: readonly AppearanceValues[];
  /** What the last change was, which is announced. */
  last: 'change' | 'undo' | 'redo' | null;
}

/** The unpublished changes of an appearance, with undo and redo. */
export interface Editor {
  store: StoreApi<EditorState>;
  change(update: (values: AppearanceValues) => AppearanceValues): void;
  undo(): void;
  redo(): void;
  /** Discards all changes. */
  reset(): void;
  /** The values have been published, or others have been loaded. */
  load(published: AppearanceResponse): void;
  /**
   * The values `sent` have been stored in a change set as `values`. What was changed since, and the steps to undo, stay.
   */
  stored(draft: AppearanceDraft, sent: AppearanceValues, values: AppearanceValues): void;
  /** Somebody else has published or stored the draft: the values become the merged ones, in a step that can be undone. */
  rebase(
    onto: AppearanceResponse | Pick<AppearanceDraftResponse, 'draft' | 'values'>,
    merged: AppearanceValues,
  ): void;
  /** Edits a change set, with its stored values. */
  openDraft(draft: AppearanceDraft, values: AppearanceValues): void;
  /** Returns to the published appearance. With an id only if this draft is edited. */
  closeDraft(id?: number): void;
  readDraft: (id: number) => Promise<AppearanceDraftResponse>;
  /** Reads what is published now. */
  readPublished: () => Promise<AppearanceResponse>;
}

export interface EditorOptions {
  /** @default Date.now */
  now?: () => number;
  /** Reads a change set. */
  readDraft?: (id: number) => Promise<AppearanceDraftResponse>;
  /** Reads what is published now. */
  readPublished?: () => Promise<AppearanceResponse>;
}

const noServer = () => Promise.reject(new Error('This editor has no server.'));

export function createEditor(
  published: AppearanceResponse,
  { now = Date.now, readDraft = noServer, readPublished = noServer }: EditorOptions = {},
): Editor {
  const store = createStore<EditorState>(() => ({
    values: published.values,
    published,
    draft: null,
    stored: published.values,
    past: [],
    future: [],
    last: null,
  }));
  let changedAt = Number.NEGATIVE_INFINITY;
  return {
    store,
    change(update) {
      const { values, past } = store.getState();
      const next = update(values);
      if (next === values) return;
      const isContinued = now() - changedAt < together && past.length > 0;
      changedAt = now();
      store.setState({
        values: next,
        past: isContinued ? past : [...past, values].slice(-mostSteps),
        future: [],
        last: 'change',
      });
    },
    undo() {
      const { values, past, future } = store.getState();
      const before = past.at(-1);
      if (!before) return;
      changedAt = Number.NEGATIVE_INFINITY;
      store.setState({ values: before, past: past.slice(0, -1), future: [values, ...future], last: 'undo' });
    },
    redo() {
      const { values, past, future } = store.getState();
      const [next, ...rest] = future;
      if (!next) return;
      changedAt = Number.NEGATIVE_INFINITY;
      store.setState({ values: next, past: [...past, values], future: rest, last: 'redo' });
    },
    reset() {
      // A step of its own, which can be undone.
      changedAt = Number.NEGATIVE_INFINITY;
      this.change(() => store.getState().stored);
    },
    load(next) {
      changedAt = Number.NEGATIVE_INFINITY;
      store.setState({
        values: next.values,
        stored: next.values,
        published: next,
        draft: null,
        past: [],
        future: [],
        last: null,
      });
    },
    stored(draft, sent, values) {
      changedAt = Number.NEGATIVE_INFINITY;
      // The server cleans some values, such as HTML.
      store.setState((state) => ({
        draft,
        stored: values,
        values: state.values === sent ? values : state.values,
      }));
    },
    rebase(onto, merged) {
      changedAt = Number.NEGATIVE_INFINITY;
      this.change(() => merged);
      store.setState({
        stored: onto.values,
        ...('draft' in onto ? { draft: onto.draft } : { published: onto }),
      });
    },
    openDraft(draft, values) {
      changedAt = Number.NEGATIVE_INFINITY;
      store.setState({ values, stored: values, draft, past: [], future: [], last: null });
    },
    closeDraft(id) {
      const { draft, published: live } = store.getState();
      if (draft && (id === undefined || draft.id === id)) this.load(live);
    },
    readDraft,
    readPublished,
  };
}

/** Whether there are changes that are not stored. */
export const isChanged = ({ values, stored }: EditorState): boolean =>
  values !== stored && JSON.stringify(values) !== JSON.stringify(stored);
