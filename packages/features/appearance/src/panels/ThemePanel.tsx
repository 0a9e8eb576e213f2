import { type Theme, useMessages } from '@segno/data';
import { Button, ColorSwatch, Inline, Stack, Switch, TextField } from '@segno/ui';
import { useNavigate } from 'react-router';
import { usePart } from '../editor/EditorContext.ts';
import { panelPath } from '../editor/place.ts';
import { messages } from '../messages/en.ts';
import { panelMessages } from '../messages/panels.en.ts';
import { ContrastGuard } from './ContrastGuard.tsx';
import { PanelRows } from './PanelRows.tsx';
import { writeThemeFile } from './themeFile.ts';
import * as css from './ThemePanel.css.ts';
import { useTheme } from './useTheme.ts';
import { groups, slugOf, useGroupName, variablesOf } from './variableGroups.ts';

/** How many colours of a group its row shows. */
const mostSwatches = 5;

/** One theme: its name, contrast, font and groups of variables. */
export function ThemePanel({ index }: { index: number }) {
  const t = useMessages(messages);
  const tp = useMessages(panelMessages);
  const groupName = useGroupName();
  const navigate = useNavigate();
  const [themes, setThemes] = usePart('themes');
  const { theme, change, setValues } = useTheme(index);
  if (!theme) return null;
  const base = theme.is_dark ? 'dark' : 'light';
  /** A site has one default theme of each kind. */
  const makeDefault = (kind: 'default_light' | 'default_dark') =>
    setThemes({ ...themes, all: themes.all.map((one) => ({ ...one, [kind]: one.id === theme.id })) });
  const duplicate = () => {
    const id = Math.max(...themes.all.map((one) => one.id)) + 1;
    const copy = { ...theme, id, name: t('copyOf', { name: theme.name }).slice(0, 100) };
    setThemes({
      ...themes,
      all: [...themes.all, { ...copy, default_light: false, default_dark: false }],
    });
    void navigate(panelPath('themes', themes.all.length));
  };
  const remove = () => {
    void navigate(panelPath('themes'));
    setThemes({
      default_id: themes.default_id === theme.id ? null : themes.default_id,
      all: themes.all.filter(({ id }) => id !== theme.id),
    });
  };
  return (
    <Stack space="lg">
      <ContrastGuard theme={theme} onFix={setValues} />
      <PanelRows
        label={theme.name}
        rows={[
          {
            href: panelPath('themes', index, 'font'),
            title: tp('theme.font'),
            summary: theme.font?.family ?? t('fontBuiltIn'),
          },
          ...groups.map((group) => {
            const variables = variablesOf(group);
            const count = variables.filter(({ name }) => name in theme.values).length;
            return {
              href: panelPath('themes', index, slugOf(group)),
              title: groupName(group),
              ...(count > 0 && { summary: t('changedValues', { count }) }),
              end: variables[0]?.type === 'color' && (
                <span className={css.swatches}>
                  {variables.slice(0, mostSwatches).map((variable) => (
                    <ColorSwatch
                      key={variable.name}
                      size="2xs"
                      shape="round"
                      color={theme.values[variable.name] ?? variable.default[base]}
                      aria-hidden
                    />
                  ))}
                </span>
              ),
            };
          }),
        ]}
      />
      <Stack space="md">
        <TextField
          label={t('themeName')}
          maxLength={100}
          value={theme.name}
          onChange={(name) => change({ name })}
        />
        <Switch isSelected={theme.is_dark} onChange={(is_dark) => change({ is_dark })}>
          {t('isDark')}
        </Switch>
        <Switch
          isSelected={theme.default_light}
          isDisabled={theme.default_light || theme.is_dark}
          onChange={() => makeDefault('default_light')}
        >
          {t('defaultLight')}
        </Switch>
        <Switch
          isSelected={theme.default_dark}
          isDisabled={theme.default_dark || !theme.is_dark}
          onChange={() => makeDefault('default_dark')}
        >
          {t('defaultDark')}
        </Switch>
      </Stack>
      <Inline space="xs" wrap>
        <Button size="xs" onPress={duplicate}>
          {t('duplicate')}
        </Button>
        <Button size="xs" onPress={() => download(theme, 'tokens')}>
          {t('export')}
        </Button>
        <Button size="xs" onPress={() => download(theme, 'css')}>
          {t('exportCss')}
        </Button>
        {themes.all.length > 1 && !theme.default_light && !theme.default_dark && (
          <Button size="xs" tone="danger" variant="ghost" onPress={remove}>
            {t('deleteTheme')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function download(theme: Theme, format: 'tokens' | 'css') {
  const type = format === 'css' ? 'text/css' : 'application/json';
  const url = URL.createObjectURL(new Blob([writeThemeFile(theme, format)], { type }));
  const link = document.createElement('a');
  const ending = format === 'css' ? 'css' : 'tokens.json';
  Object.assign(link, { href: url, download: `${theme.name}.${ending}` });
  link.click();
  URL.revokeObjectURL(url);
}
