import { LinkTabs, useLeaveGuard, showErrorToast } from '@segno/base';
import {
  type AppearanceAnswer,
  appearanceDraftQuery,
  appearanceQuery,
  type AppearanceValues,
  languages,
  publishAppearanceMutation,
  refreshSession,
  useMessages,
} from '@segno/data';
import {
  Button,
  ButtonLink,
  checkContrast,
  ChevronStartIcon,
  Heading,
  IconButton,
  Inline,
  RedoIcon,
  Select,
  SelectItem,
  Stack,
  toast,
  ToggleButton,
  UndoIcon,
} from '@segno/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';
import { CodePanel } from '../panels/CodePanel.tsx';
import { DraftsPanel } from '../panels/DraftsPanel.tsx';
import { GeneralPanel } from '../panels/GeneralPanel.tsx';
import { LandingPanel } from '../panels/LandingPanel.tsx';
import { MenusPanel } from '../panels/MenusPanel.tsx';
import { SeoPanel } from '../panels/SeoPanel.tsx';
import { ThemesPanel } from '../panels/ThemesPanel.tsx';
import { createEditor, isChanged } from './createEditor.ts';
import { EditorContext, useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './AppearanceScreen.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type Section, sections } from './sections.ts';

/** The appearance editor: controls at the side of the real site (APPEARANCE-1). */
export function AppearanceScreen({ params }: { params: { section?: Section } }) {
  const { data } = useSuspenseQuery(appearanceQuery());
  const client = useQueryClient();
  const [editor] = useState(() =>
    createEditor(data, {
      readDraft: (id) => client.fetchQuery({ ...appearanceDraftQuery(id), staleTime: 0 }),
    }),
  );
  return (
    <EditorContext value={editor}>
      <Layout section={params.section ?? 'general'} />
    </EditorContext>
  );
}

/** The widths of the preview in CSS pixels. */
const widths = { full: '100%', desktop: '1280px', tablet: '768px', phone: '360px' } as const;
type Width = keyof typeof widths;
const schemes = ['own', 'light', 'dark', 'both'] as const;
type Scheme = (typeof schemes)[number];
const personas = ['self', 'guest'] as const;
type Persona = (typeof personas)[number];

/** How many pairs of colours of all themes are hard to read. */
const failingPairs = ({ themes }: AppearanceValues) =>
  themes.all.reduce(
    (count, { values, is_dark }) =>
      count + checkContrast(values, is_dark ? 'dark' : 'light').filter(({ passes }) => !passes).length,
    0,
  );

/** The themes that the frames of a choice show; null for the visitor's own. */
function themesOf(scheme: Scheme, { themes }: AppearanceValues, edited: number | null): (number | null)[] {
  const light = themes.all.find(({ default_light }) => default_light)?.id ?? null;
  const dark = themes.all.find(({ default_dark }) => default_dark)?.id ?? null;
  if (scheme === 'both') return [light, dark];
  if (scheme === 'own') return [edited];
  return [scheme === 'light' ? light : dark];
}

function Layout({ section }: { section: Section }) {
  const t = useMessages(messages);
  const td = useMessages(draftMessages);
  const editor = useEditor();
  const client = useQueryClient();
  const navigate = useNavigate();
  const values = useEditorState((state) => state.values);
  const hasChanges = useEditorState(isChanged);
  const canUndo = useEditorState(({ past }) => past.length > 0);
  const canRedo = useEditorState(({ future }) => future.length > 0);
  const draft = useEditorState((state) => state.draft);
  const [themeId, setThemeId] = useState<number | null>(null);
  const [width, setWidth] = useState<Width>('full');
  const [scheme, setScheme] = useState<Scheme>('own');
  const [persona, setPersona] = useState<Persona>('self');
  const [language, setLanguage] = useState('own');
  const [isSelecting, setSelecting] = useState(false);
  const [asking, setAsking] = useState<{ count: number; done: (reason: string | undefined) => void } | null>(
    null,
  );
  const { setSafe } = useLeaveGuard(hasChanges, undefined);
  const publish = useMutation({ ...publishAppearanceMutation(), onError: showErrorToast });
  const askReason = (): Promise<string | null | undefined> => {
    const count = failingPairs(editor.store.getState().values);
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
  };
  const onPublished = (published: AppearanceAnswer) => {
    editor.load(published);
    setSafe(true);
    // The editor itself and the pages that are opened next show it.
    void refreshSession(client).catch(() => undefined);
    toast(t('published'));
  };
  const save = async () => {
    if (!hasChanges || publish.isPending || draft) return;
    const reason = await askReason();
    if (reason === undefined) return;
    const { published, values: wanted } = editor.store.getState();
    publish.mutate({ values: wanted, version: published.version, reason }, { onSuccess: onPublished });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') void save();
    else if (key === 'z' && !(event.target instanceof HTMLInputElement))
      (event.shiftKey ? editor.redo : editor.undo)();
    else return;
    event.preventDefault();
  };
  const openRegion = useCallback(
    (next: Section) => {
      setSelecting(false);
      void navigate(`/admin/appearance/${next}`);
    },
    [navigate],
  );
  const query = new URLSearchParams({
    appearanceEditor: 'true',
    ...(persona === 'guest' && { persona }),
    ...(language !== 'own' && { language }),
  });
  const shown = themesOf(scheme, values, themeId);
  return (
    // Shortcuts of the whole editor; it is no control of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <Inline space="xs" align="center">
          <ButtonLink href="/admin" size="xs" variant="ghost" startIcon={<ChevronStartIcon />}>
            {t('back')}
          </ButtonLink>
          <Heading level={1} size="heading">
            {draft ? td('draft.editing', { name: draft.name }) : t('title')}
          </Heading>
        </Inline>
        <Inline space="xs" wrap>
          <Choice
            label={t('width')}
            value={width}
            names={Object.keys(widths) as Width[]}
            textOf={(name) => t(`width.${name}`)}
            onChange={setWidth}
          />
          <Choice
            label={td('preview.scheme')}
            value={scheme}
            names={schemes}
            textOf={(name) => td(`scheme.${name}`)}
            onChange={setScheme}
          />
          <Choice
            label={td('preview.persona')}
            value={persona}
            names={personas}
            textOf={(name) => td(`persona.${name}`)}
            onChange={setPersona}
          />
          <Choice
            label={td('preview.language')}
            value={language}
            names={['own', ...languages]}
            textOf={(name) =>
              name === 'own'
                ? td('language.own')
                : (new Intl.DisplayNames([name], { type: 'language' }).of(name) ?? name)
            }
            onChange={setLanguage}
          />
          <ToggleButton size="xs" isSelected={isSelecting} onChange={setSelecting}>
            {td('preview.select')}
          </ToggleButton>
          <IconButton aria-label={t('undo')} isDisabled={!canUndo} onPress={() => editor.undo()}>
            <UndoIcon />
          </IconButton>
          <IconButton aria-label={t('redo')} isDisabled={!canRedo} onPress={() => editor.redo()}>
            <RedoIcon />
          </IconButton>
          <Button size="xs" variant="ghost" isDisabled={!hasChanges} onPress={() => editor.reset()}>
            {t('discard')}
          </Button>
          {!draft && (
            <Button
              size="xs"
              tone="accent"
              isDisabled={!hasChanges}
              isPending={publish.isPending}
              onPress={() => void save()}
            >
              {t('publish')}
            </Button>
          )}
        </Inline>
      </div>
      <div className={styles.panel}>
        <Stack space="md">
          <LinkTabs
            label={t('sections')}
            tabs={sections.map((id) => ({
              label:
                id === 'seo-settings' || id === 'custom-code' || id === 'drafts'
                  ? td(`section.${id}`)
                  : t(`section.${id}`),
              href: `/admin/appearance/${id}`,
              isCurrent: id === section,
            }))}
          />
          {section === 'general' && <GeneralPanel />}
          {section === 'seo-settings' && <SeoPanel />}
          {section === 'custom-code' && <CodePanel />}
          {section === 'themes' && <ThemesPanel onShowTheme={setThemeId} />}
          {section === 'menus' && <MenusPanel />}
          {section === 'landing-page' && <LandingPanel />}
          {section === 'drafts' && <DraftsPanel onPublished={onPublished} askReason={askReason} />}
        </Stack>
      </div>
      <div className={styles.preview}>
        {shown.map((id, index) => (
          <PreviewFrame
            key={`${index} ${query.toString()}`}
            title={index === 0 ? t('preview') : `${t('preview')} 2`}
            address={`/?${query.toString()}`}
            values={values}
            themeId={id}
            width={widths[width]}
            onRegion={isSelecting ? openRegion : undefined}
          />
        ))}
      </div>
      {asking && <ReasonDialog count={asking.count} onDone={asking.done} />}
    </div>
  );
}

interface ChoiceProps<TName extends string> {
  label: string;
  value: TName;
  names: readonly TName[];
  textOf: (name: TName) => string;
  onChange: (name: TName) => void;
}

/** A small select of the bar. */
function Choice<TName extends string>({ label, value, names, textOf, onChange }: ChoiceProps<TName>) {
  return (
    <Select aria-label={label} size="xs" value={value} onChange={(key) => onChange(key as TName)}>
      {names.map((name) => (
        <SelectItem key={name} id={name}>
          {textOf(name)}
        </SelectItem>
      ))}
    </Select>
  );
}
