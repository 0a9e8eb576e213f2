import { type Theme, useMessages } from '@segno/data';
import { Button, FileTrigger, Inline, PlusIcon, Stack, Text, toast, variableMetadata } from '@segno/ui';
import { useNavigate } from 'react-router';
import { usePart } from '../editor/EditorContext.ts';
import { panelPath } from '../editor/place.ts';
import { draftMessages } from '../messages/drafts.en.ts';
import { messages } from '../messages/en.ts';
import { BrandFields } from './BrandFields.tsx';
import { PanelRows } from './PanelRows.tsx';
import { readThemeFile } from './themeFile.ts';
import * as css from './ThemePanel.css.ts';

/** The variables of the small picture of a theme. */
const pictured = ['color.background', 'color.raised', 'color.text', 'color.accent.fill'] as const;

/** The themes of the site. */
export function ThemesPanel() {
  const t = useMessages(messages);
  const td = useMessages(draftMessages);
  const navigate = useNavigate();
  const [themes, setThemes] = usePart('themes');
  const nextId = Math.max(0, ...themes.all.map(({ id }) => id)) + 1;
  const add = (made: Pick<Theme, 'name' | 'is_dark' | 'values' | 'font'>) => {
    setThemes({
      ...themes,
      all: [...themes.all, { ...made, id: nextId, default_light: false, default_dark: false }],
    });
    void navigate(panelPath('themes', themes.all.length));
  };
  /** Adds the proposed themes, and makes them the default ones. */
  const propose = (proposed: Pick<Theme, 'is_dark' | 'values'>[]) => {
    const made = proposed.map(({ is_dark, values }, index) => ({
      id: nextId + index,
      name: td(is_dark ? 'brand.dark' : 'brand.light'),
      is_dark,
      default_light: !is_dark,
      default_dark: is_dark,
      values,
    }));
    setThemes({
      default_id: null,
      all: [...themes.all.map((one) => ({ ...one, default_light: false, default_dark: false })), ...made],
    });
    void navigate(panelPath('themes', themes.all.length));
  };
  const importFile = async (file: File) => {
    try {
      const { theme, refused } = readThemeFile(await file.text(), file.name);
      add(theme);
      if (refused > 0) toast(t('importPartly', { count: refused }), { type: 'neutral' });
    } catch {
      toast(t('importFailed'), { type: 'danger' });
    }
  };
  return (
    <Stack space="lg">
      <PanelRows
        label={t('themes')}
        rows={themes.all.map((theme, index) => ({
          href: panelPath('themes', index),
          title: theme.name,
          summary: t(theme.is_dark ? 'isDark' : 'isLight'),
          lead: <ThemePicture theme={theme} />,
          ...((theme.default_light || theme.default_dark) && {
            end: <Text size="sm">{t('isDefault')}</Text>,
          }),
        }))}
      />
      <Inline space="xs" wrap>
        <Button
          size="xs"
          startIcon={<PlusIcon />}
          onPress={() => add({ name: t('newTheme'), is_dark: false, values: {} })}
        >
          {t('addTheme')}
        </Button>
        <FileTrigger
          acceptedFileTypes={['application/json', '.json', 'text/css', '.css']}
          onSelect={(files) => files?.[0] && void importFile(files[0])}
        >
          <Button size="xs">{t('import')}</Button>
        </FileTrigger>
      </Inline>
      <BrandFields onPropose={propose} />
    </Stack>
  );
}

/** Four colours of a theme. */
function ThemePicture({ theme }: { theme: Theme }) {
  const base = theme.is_dark ? 'dark' : 'light';
  const [background, raised, text, accent] = pictured.map(
    (name) => theme.values[name] ?? variableMetadata.find((one) => one.name === name)?.default[base],
  );
  return (
    <span className={css.picture} style={{ background }} aria-hidden>
      <span className={css.pictureCard} style={{ background: raised }}>
        <span className={css.pictureLine} style={{ background: text }} />
        <span className={css.pictureDot} style={{ background: accent }} />
      </span>
    </span>
  );
}
