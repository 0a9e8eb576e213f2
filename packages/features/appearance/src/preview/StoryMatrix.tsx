import { type Theme, useMessages } from '@segno/data';
import {
  ComboBox,
  ComboBoxItem,
  Heading,
  PartBoundary,
  Spinner,
  Stack,
  ThemeProvider,
  type ThemeValues,
} from '@segno/ui';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useEditorState } from '../editor/EditorContext.ts';
import type { Scheme } from '../editor/view.ts';
import { previewMessages } from '../messages/preview.en.ts';
import type { ComponentStories, Story } from './componentStories.tsx';
import * as css from './StoryMatrix.css.ts';

/** Loaded once: every component with its stories. */
let loading: Promise<ComponentStories[]> | undefined;
const load = () => (loading ??= import('./componentStories.tsx').then((loaded) => loaded.componentStories));

/** The components of `@segno/ui` in the themes of the site: all of them, or those of one scheme. */
export function StoryMatrix({ scheme }: { scheme: Scheme }) {
  const t = useMessages(previewMessages);
  return (
    <div className={css.matrix} role="region" aria-label={t('mode.stories')}>
      <Suspense fallback={<Spinner aria-label={t('preview.loading')} />}>
        <Matrix scheme={scheme} components={load()} />
      </Suspense>
    </div>
  );
}

function Matrix({ scheme, components }: { scheme: Scheme; components: Promise<ComponentStories[]> }) {
  const t = useMessages(previewMessages);
  const all = use(components);
  const [chosen, setChosen] = useState<string | null>(null);
  const themes = useEditorState(({ values }) => values.themes.all);
  const shown = themes.filter(
    ({ is_dark }) => scheme === 'own' || scheme === 'both' || is_dark === (scheme === 'dark'),
  );
  const one = all.find(({ id }) => id === chosen);
  // All stories of one component, or the usual look of each.
  const rows: { key: string; title: string; story: Story }[] = one
    ? one.stories.map((story) => ({ key: `${one.id} ${story.name}`, title: story.name, story }))
    : all.flatMap(({ id, name, stories: [story] }) => (story ? [{ key: id, title: name, story }] : []));
  return (
    <Stack space="lg">
      <ComboBox
        label={t('stories.component')}
        description={t('stories.text', { count: all.length })}
        defaultItems={all}
        selectedKey={chosen}
        onSelectionChange={(key) => setChosen(key === null ? null : String(key))}
      >
        {({ id, name }) => (
          <ComboBoxItem id={id} textValue={name}>
            {name}
          </ComboBoxItem>
        )}
      </ComboBox>
      {rows.map(({ key, title, story }) => (
        <Row key={key} title={title} story={story} themes={shown} />
      ))}
    </Stack>
  );
}

/** One story in each theme. It is drawn once it comes near to what is visible. */
function Row({ title, story: { View }, themes }: { title: string; story: Story; themes: readonly Theme[] }) {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <section ref={ref} aria-label={title} className={css.row}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <div className={css.cells}>
        {themes.map((theme) => (
          <ThemeProvider
            key={theme.id}
            theme={{ base: theme.is_dark ? 'dark' : 'light', values: valuesOf(theme) }}
            role="group"
            aria-label={theme.name}
            className={css.cell}
          >
            {isNear && (
              <PartBoundary>
                <View />
              </PartBoundary>
            )}
          </ThemeProvider>
        ))}
      </div>
    </section>
  );
}

const valuesOf = ({ values, font }: Theme): ThemeValues =>
  font ? { ...values, 'font.sans': `'${font.family}', system-ui, sans-serif` } : values;
