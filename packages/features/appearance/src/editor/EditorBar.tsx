import { adminOptionsQuery, languages, useMessages } from '@segno/data';
import {
  Button,
  ButtonLink,
  ChevronStartIcon,
  Heading,
  IconButton,
  Inline,
  RedoIcon,
  Select,
  SelectItem,
  Text,
  ToggleButton,
  ToggleButtonGroup,
  UndoIcon,
  VisuallyHidden,
} from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';
import { previewMessages } from '../messages/preview.en.ts';
import { widths } from '../preview/widths.ts';
import * as styles from './AppearanceScreen.css.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import { useOtherEditors } from './useOtherEditors.ts';
import { modes, schemes, type View, type WidthName, widthNames } from './view.ts';

interface EditorBarProps {
  view: View;
  onView: (view: View) => void;
  /** What is shown where there is no room for both. */
  side: 'controls' | 'preview';
  onSide: (side: 'controls' | 'preview') => void;
  hasChanges: boolean;
  isPublishing: boolean;
  isSaving: boolean;
  onPublish: () => void;
  onSaveDraft: () => void;
}

/** The bar of the editor: what is edited, how the preview shows it, undo, and where the changes go. */
export function EditorBar(props: EditorBarProps) {
  const { view, onView, side, onSide, hasChanges, isPublishing, isSaving, onPublish, onSaveDraft } = props;
  const t = useMessages(messages);
  const tp = useMessages(previewMessages);
  const td = useMessages(draftMessages);
  const draft = useEditorState((state) => state.draft);
  const others = useOtherEditors(draft?.id ?? null);
  const status = hasChanges ? tp('bar.changed') : draft ? td('draft.isStored') : tp('bar.live');
  return (
    <header className={styles.bar}>
      <div className={styles.name}>
        <ButtonLink href="/admin" variant="ghost" size="sm" aria-label={t('back')}>
          <ChevronStartIcon />
        </ButtonLink>
        <div className={styles.names}>
          <Heading level={1} size="md" truncate>
            {draft ? draft.name : t('title')}
          </Heading>
          <Text size="sm" tone="muted" truncate role="status">
            {others.length > 0
              ? tp('bar.also', { count: others.length, names: others.map(({ name }) => name).join(', ') })
              : status}
          </Text>
        </div>
      </div>
      <ViewChoices view={view} onView={onView} />
      <div className={styles.actions}>
        <UndoButtons />
        <Button size="sm" isDisabled={!hasChanges} isPending={isSaving} onPress={onSaveDraft}>
          {tp('bar.saveDraft')}
        </Button>
        {!draft && (
          <Button
            size="sm"
            tone="accent"
            isDisabled={!hasChanges}
            isPending={isPublishing}
            onPress={onPublish}
          >
            {t('publish')}
          </Button>
        )}
      </div>
      <ToggleButtonGroup
        className={styles.viewChoice}
        aria-label={tp('bar.view')}
        isFullWidth
        disallowEmptySelection
        selectedKeys={[side]}
        onSelectionChange={([key]) => onSide(key === 'preview' ? 'preview' : 'controls')}
      >
        <ToggleButton id="controls">{tp('bar.controls')}</ToggleButton>
        <ToggleButton id="preview">{tp('bar.preview')}</ToggleButton>
      </ToggleButtonGroup>
    </header>
  );
}

function UndoButtons() {
  const t = useMessages(messages);
  const tp = useMessages(previewMessages);
  const editor = useEditor();
  const canUndo = useEditorState(({ past }) => past.length > 0);
  const canRedo = useEditorState(({ future }) => future.length > 0);
  const last = useEditorState((state) => state.last);
  return (
    <Inline space="2xs">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('undo')}
        isDisabled={!canUndo}
        onPress={editor.undo}
      >
        <UndoIcon />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('redo')}
        isDisabled={!canRedo}
        onPress={editor.redo}
      >
        <RedoIcon />
      </IconButton>
      <VisuallyHidden role="status">
        {last === 'undo' ? tp('bar.undone') : last === 'redo' ? tp('bar.redone') : ''}
      </VisuallyHidden>
    </Inline>
  );
}

function ViewChoices({ view, onView }: Pick<EditorBarProps, 'view' | 'onView'>) {
  const t = useMessages(previewMessages);
  // Who may not see roles or plans cannot choose them.
  const roles = useQuery({ ...adminOptionsQuery('roles', { query: '' }), retry: false });
  const plans = useQuery({ ...adminOptionsQuery('plans', { query: '' }), retry: false });
  const personas = [
    { id: 'self', name: t('persona.self') },
    { id: 'guest', name: t('persona.guest') },
    ...(roles.data ?? []).map(({ id, name }) => ({ id: `role:${id}`, name: t('persona.role', { name }) })),
    ...(plans.data ?? []).map(({ id, name }) => ({ id: `plan:${id}`, name: t('persona.plan', { name }) })),
  ];
  const languageNames = ['own', ...languages].map((id) => ({
    id,
    name: id === 'own' ? t('language.own') : (new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id),
  }));
  const set = (change: Partial<View>) => onView({ ...view, ...change });
  return (
    <div className={styles.previewChoices}>
      <ToggleButtonGroup
        size="xs"
        aria-label={t('preview.width')}
        disallowEmptySelection
        selectedKeys={[view.width]}
        onSelectionChange={([key]) => set({ width: key as WidthName })}
      >
        {widthNames.map((name) => (
          <ToggleButton key={name} id={name}>
            {widths[name] ?? t('preview.full')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Choice
        label={t('preview.mode')}
        value={view.mode}
        items={modes.map((id) => ({ id, name: t(`mode.${id}`) }))}
        onChange={(mode) => set({ mode })}
      />
      <Choice
        label={t('preview.scheme')}
        value={view.scheme}
        items={schemes.map((id) => ({ id, name: t(`scheme.${id}`) }))}
        onChange={(scheme) => set({ scheme })}
      />
      <Choice
        label={t('preview.persona')}
        value={view.persona}
        items={personas}
        onChange={(persona) => set({ persona })}
      />
      <Choice
        label={t('preview.language')}
        value={view.language}
        items={languageNames}
        onChange={(language) => set({ language })}
      />
      <ToggleButton
        size="xs"
        isSelected={view.isSelecting}
        onChange={(isSelecting) => set({ isSelecting, mode: 'site' })}
      >
        {t('preview.select')}
      </ToggleButton>
    </div>
  );
}

interface ChoiceProps<TId extends string> {
  label: string;
  value: TId;
  items: readonly { id: TId; name: string }[];
  onChange: (id: TId) => void;
}

/** A small select of the bar. */
function Choice<TId extends string>({ label, value, items, onChange }: ChoiceProps<TId>) {
  return (
    <Select aria-label={label} size="xs" value={value} onChange={(key) => onChange(key as TId)}>
      {items.map(({ id, name }) => (
        <SelectItem key={id} id={id}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
