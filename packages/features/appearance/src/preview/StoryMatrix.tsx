import { type Theme, useMessages } from '@segno/data';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  ChipGroup,
  Chip,
  Heading,
  Inline,
  Link,
  ProgressBar,
  Slider,
  Stack,
  Switch,
  Text,
  TextField,
  ThemeProvider,
  type ThemeValues,
} from '@segno/ui';
import type { ReactNode } from 'react';
import { useEditorState } from '../editor/EditorContext.ts';
import type { Scheme } from '../editor/view.ts';
import { previewMessages } from '../messages/preview.en.ts';
import * as css from './StoryMatrix.css.ts';

/** The components of the site in each theme: all of them, or those of one scheme. */
export function StoryMatrix({ scheme }: { scheme: Scheme }) {
  const themes = useEditorState(({ values }) => values.themes.all);
  const shown = themes.filter(
    ({ is_dark }) => scheme === 'own' || scheme === 'both' || is_dark === (scheme === 'dark'),
  );
  return (
    <div className={css.matrix}>
      {shown.map((theme) => (
        <ThemeStories key={theme.id} theme={theme} />
      ))}
    </div>
  );
}

const valuesOf = ({ values, font }: Theme): ThemeValues =>
  font ? { ...values, 'font.sans': `'${font.family}', system-ui, sans-serif` } : values;

function ThemeStories({ theme }: { theme: Theme }) {
  const t = useMessages(previewMessages);
  return (
    <ThemeProvider
      theme={{ base: theme.is_dark ? 'dark' : 'light', values: valuesOf(theme) }}
      role="group"
      aria-label={theme.name}
      className={css.theme}
    >
      <Stack space="lg">
        <Text size="sm" tone="muted">
          {theme.name}
        </Text>
        <Story title={t('story.text')}>
          <Text size="title" weight="bold">
            {t('story.title')}
          </Text>
          <Text>{t('story.body')}</Text>
          <Text tone="muted" size="sm">
            {t('story.body')}
          </Text>
          <Link href="#stories">{t('story.link')}</Link>
        </Story>
        <Story title={t('story.buttons')}>
          <Inline space="xs" wrap>
            <Button tone="accent">{t('story.primary')}</Button>
            <Button>{t('story.secondary')}</Button>
            <Button variant="outline">{t('story.outline')}</Button>
            <Button variant="ghost">{t('story.ghost')}</Button>
            <Button tone="danger">{t('story.danger')}</Button>
            <Button tone="accent" isDisabled>
              {t('story.primary')}
            </Button>
          </Inline>
        </Story>
        <Story title={t('story.fields')}>
          <TextField label={t('story.name')} defaultValue={t('story.nameValue')} />
          <TextField label={t('story.name')} isInvalid errorMessage={t('story.invalid')} />
        </Story>
        <Story title={t('story.choices')}>
          <Inline space="md" wrap>
            <Checkbox defaultSelected>{t('story.explicit')}</Checkbox>
            <Switch defaultSelected>{t('story.public')}</Switch>
          </Inline>
          <Slider label={t('story.volume')} defaultValue={60} />
          <ChipGroup aria-label={t('story.tags')}>
            <Chip>{t('story.ambient')}</Chip>
            <Chip>{t('story.jazz')}</Chip>
          </ChipGroup>
        </Story>
        <Story title={t('story.messages')}>
          <Callout title={t('story.info')} />
          <Callout tone="positive" title={t('story.positive')} />
          <Callout tone="warning" title={t('story.warning')} />
          <Callout tone="danger" title={t('story.failure')} />
        </Story>
        <Story title={t('story.surfaces')}>
          <Card>
            <Stack space="xs">
              <Text weight="bold">{t('story.card')}</Text>
              <Text tone="muted" size="sm">
                {t('story.body')}
              </Text>
              <ProgressBar label={t('story.volume')} value={40} />
            </Stack>
          </Card>
        </Story>
      </Stack>
    </ThemeProvider>
  );
}

function Story({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="sm">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
