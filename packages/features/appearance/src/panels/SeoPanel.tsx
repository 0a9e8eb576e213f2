import {
  fillTemplate,
  type SeoPage,
  seoPageNames,
  seoPages,
  type SeoTemplate,
  useMessages,
  useStartup,
} from '@segno/data';
import { Button, Inline, Stack, Text, TextArea, TextField } from '@segno/ui';
import { useEditorState, usePart } from '../editor/EditorContext.ts';
import { panelPath } from '../editor/place.ts';
import { seoMessages } from '../messages/seo.en.ts';
import { AssetField } from './AssetField.tsx';
import { PanelRows } from './PanelRows.tsx';
import * as css from './SeoPanel.css.ts';

/** How long search engines show a title and a description, in characters. */
const lengths = { title: 60, description: 160 } as const;
type Field = keyof typeof lengths;

/** What a placeholder stands for in the previews. */
const examples: Record<string, string> = {
  artist: 'Ida Marlow',
  album: 'Slow Tide',
  track: 'Undertow',
  playlist: 'Evening walk',
  owner: 'Nora',
  channel: 'New releases',
  user: 'Nora',
  query: 'slow',
  year: '2026',
  albums: '4',
  tracks: '12',
};

/** The pages whose titles and descriptions can be set (APPEARANCE-5). */
export function SeoPanel() {
  const t = useMessages(seoMessages);
  const seo = useEditorState(({ values }) => values.seo);
  return (
    <PanelRows
      label={t('seo.page')}
      rows={seoPageNames.map((name) => ({
        href: panelPath('seo-settings', name),
        title: t(`seo.page.${name}`),
        summary: seo[name]?.title ?? t('seo.ownTitle'),
      }))}
    />
  );
}

/** The title and description of a page for search engines, with previews (APPEARANCE-5). */
export function SeoPagePanel({ page }: { page: SeoPage }) {
  const t = useMessages(seoMessages);
  const { base_url } = useStartup();
  const branding = useEditorState(({ values }) => values.branding);
  const [seo, setSeo] = usePart('seo');
  const template = seo[page] ?? {};
  const change = (field: keyof SeoTemplate, value: string) => {
    const { [field]: _, ...others } = template;
    const next = value === '' ? others : { ...others, [field]: value };
    const { [page]: __, ...rest } = seo;
    setSeo(Object.keys(next).length === 0 ? rest : { ...rest, [page]: next });
  };
  const values = { ...examples, site: branding.site_name };
  const shown = (field: Field) => fillTemplate(template[field] ?? '', values);
  const title = shown('title') || t('seo.ownTitle');
  const description = shown('description') || t('seo.ownDescription');
  const host = URL.parse(base_url)?.host ?? base_url;
  return (
    <Stack space="md">
      <Template
        key={`${page} title`}
        field="title"
        page={page}
        value={template.title ?? ''}
        length={shown('title').length}
        onChange={(value) => change('title', value)}
      />
      <Template
        key={`${page} description`}
        field="description"
        page={page}
        value={template.description ?? ''}
        length={shown('description').length}
        onChange={(value) => change('description', value)}
      />
      <AssetField
        label={t('seo.image')}
        description={t('seo.imageText')}
        value={template.image ?? null}
        onChange={(image) => change('image', image ?? '')}
      />
      <section className={css.preview} aria-label={t('seo.inSearch')}>
        <Text size="sm" tone="muted">
          {t('seo.inSearch')}
        </Text>
        <Text size="sm">{host}</Text>
        <Text size="lg" lines={2}>
          {title}
        </Text>
        <Text size="sm" tone="muted" lines={3}>
          {description}
        </Text>
      </section>
      <section className={css.preview} aria-label={t('seo.inShare')}>
        <Text size="sm" tone="muted">
          {t('seo.inShare')}
        </Text>
        {template.image && <img className={css.image} src={template.image} alt="" />}
        <Text weight="bold" lines={2}>
          {title}
        </Text>
        <Text size="sm" tone="muted" lines={2}>
          {description}
        </Text>
        <Text size="sm">{host}</Text>
      </section>
    </Stack>
  );
}

interface TemplateProps {
  field: Field;
  page: SeoPage;
  value: string;
  /** The length of the text that it makes, in characters. */
  length: number;
  onChange: (value: string) => void;
}

/** A template with buttons for its placeholders, and a hint when its text is longer than search engines show. */
function Template({ field, page, value, length, onChange }: TemplateProps) {
  const t = useMessages(seoMessages);
  const most = lengths[field];
  const hint = t(length > most ? 'seo.tooLong' : 'seo.length', { length, most });
  const label = t(`seo.${field}`);
  const add = (name: string) =>
    onChange(`${value}${value === '' || value.endsWith(' ') ? '' : ' '}{${name}}`);
  return (
    <Stack space="xs">
      {field === 'title' ? (
        <TextField label={label} description={hint} maxLength={200} value={value} onChange={onChange} />
      ) : (
        <TextArea label={label} description={hint} maxLength={500} value={value} onChange={onChange} />
      )}
      <Inline space="2xs" wrap>
        {seoPages[page].map((name) => (
          <Button
            key={name}
            size="2xs"
            variant="ghost"
            aria-label={t('seo.insert', { name, field: label })}
            onPress={() => add(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
