import { type Theme, useMessages } from '@segno/data';
import { Button, FileTrigger, Inline, PlusIcon, Select, SelectItem, Stack, toast } from '@segno/ui';
import { useEffect, useState } from 'react';
import { usePart } from '../editor/EditorContext.ts';
import { messages } from '../messages/en.ts';
import { draftMessages } from '../messages/drafts.en.ts';
import { BrandFields } from './BrandFields.tsx';
import { ThemeControls } from './ThemeControls.tsx';
import { readThemeFile, writeThemeFile } from './themeFile.ts';

/** The themes of the site, and the values of one of them. */
export function ThemesPanel({ onShowTheme }: { onShowTheme: (id: number | null) => void }) {
  const t = useMessages(messages);
  const td = useMessages(draftMessages);
  const [themes, setThemes] = usePart('themes');
  const [chosen, setChosen] = useState<number | null>(null);
  const theme = themes.all.find(({ id }) => id === chosen) ?? themes.all[0];
  const shownId = theme?.id ?? null;
  useEffect(() => {
    onShowTheme(shownId);
    return () => onShowTheme(null);
  }, [shownId, onShowTheme]);
  if (!theme) return null;
  const setAll = (all: Theme[]) => setThemes({ ...themes, all });
  const change = (values: Partial<Theme>) =>
    setAll(themes.all.map((one) => (one.id === theme.id ? { ...one, ...values } : one)));
  const add = (made: Omit<Theme, 'id' | 'default_light' | 'default_dark'>) => {
    const id = Math.max(...themes.all.map((one) => one.id)) + 1;
    setAll([...themes.all, { ...made, id, default_light: false, default_dark: false }]);
    setChosen(id);
  };
  /** A site has one default theme of each kind. */
  const makeDefault = (kind: 'default_light' | 'default_dark') =>
    setAll(themes.all.map((one) => ({ ...one, [kind]: one.id === theme.id })));
  /** Adds the proposed themes, and makes them the default ones. */
  const propose = (proposed: Pick<Theme, 'is_dark' | 'values'>[]) => {
    const first = Math.max(...themes.all.map((one) => one.id)) + 1;
    const made = proposed.map(({ is_dark, values }, index) => ({
      id: first + index,
      name: td(is_dark ? 'brand.dark' : 'brand.light'),
      is_dark,
      default_light: !is_dark,
      default_dark: is_dark,
      values,
    }));
    setAll([...themes.all.map((one) => ({ ...one, default_light: false, default_dark: false })), ...made]);
    setChosen(first);
  };
  const remove = () => {
    setThemes({
      default_id: themes.default_id === theme.id ? null : themes.default_id,
      all: themes.all.filter(({ id }) => id !== theme.id),
    });
    setChosen(null);
  };
  const importFile = async (file: File) => {
    try {
      add(readThemeFile(await file.text(), file.name.replace(/\.json$/i, '')));
    } catch {
      toast(t('importFailed'), { type: 'danger' });
    }
  };
  return (
    <Stack space="md">
      <Select label={t('theme')} value={String(theme.id)} onChange={(key) => setChosen(Number(key))}>
        {themes.all.map(({ id, name }) => (
          <SelectItem key={id} id={String(id)}>
            {name}
          </SelectItem>
        ))}
      </Select>
      <Inline space="xs" wrap>
        <Button
          size="xs"
          startIcon={<PlusIcon />}
          onPress={() => add({ name: t('newTheme'), is_dark: theme.is_dark, values: {} })}
        >
          {t('addTheme')}
        </Button>
        <Button size="xs" onPress={() => add({ ...theme, name: t('copyOf', { name: theme.name }) })}>
          {t('duplicate')}
        </Button>
        <Button size="xs" onPress={() => download(theme)}>
          {t('export')}
        </Button>
        <ImportButton label={t('import')} onFile={(file) => void importFile(file)} />
        {themes.all.length > 1 && !theme.default_light && !theme.default_dark && (
          <Button size="xs" tone="danger" variant="ghost" onPress={remove}>
            {t('deleteTheme')}
          </Button>
        )}
      </Inline>
      <BrandFields onPropose={propose} />
      <ThemeControls key={theme.id} theme={theme} onChange={change} onDefault={makeDefault} />
    </Stack>
  );
}

function download(theme: Theme) {
  const url = URL.createObjectURL(new Blob([writeThemeFile(theme)], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: `${theme.name}.tokens.json` });
  link.click();
  URL.revokeObjectURL(url);
}

function ImportButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <FileTrigger
      acceptedFileTypes={['application/json', '.json']}
      onSelect={(files) => files?.[0] && onFile(files[0])}
    >
      <Button size="xs">{label}</Button>
    </FileTrigger>
  );
}
