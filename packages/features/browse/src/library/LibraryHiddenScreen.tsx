import { hideMutation, hidesQuery, useFormatLocale, useMessages, type Hide } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { LibraryTabs } from '@segno/music';
import { Button, EmptyState, EyeOffIcon, formattersOf, Heading, Inline, Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { hiddenMessages } from '../messages/hidden.en.ts';
import * as css from './LibraryHiddenScreen.css.ts';

/** All that the person hides, with where and until when. Each is shown again by its button. */
export function LibraryHiddenScreen() {
  const t = useMessages(hiddenMessages);
  const { data: hides } = useSuspenseQuery(hidesQuery());
  return (
    <Stack space="lg">
      <Heading level={1} size="title">
        {t('hidden.title')}
      </Heading>
      <LibraryTabs view="hidden" />
      {hides.length === 0 ? (
        <EmptyState icon={<EyeOffIcon />} title={t('hidden.empty')} description={t('hidden.emptyText')} />
      ) : (
        <ul className={css.list} aria-label={t('hidden.title')}>
          {hides.map((hide) => (
            <li key={`${hide.kind} ${hide.id}`}>
              <HiddenRow hide={hide} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function HiddenRow({ hide: { kind, id, name, scope, until } }: { hide: Hide }) {
  const t = useMessages(hiddenMessages);
  const format = formattersOf(useFormatLocale());
  const { mutateAsync, isPending } = useMutation(hideMutation());
  const show = async () => {
    try {
      await mutateAsync({ kind, id, hide: null });
      toast(t('hidden.shown', { name }), {
        action: {
          label: t('hidden.undo'),
          onAction: () => void mutateAsync({ kind, id, hide: { scope, until } }).catch(showErrorToast),
        },
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Inline justify="between" space="md">
      <Stack space="2xs">
        <Text weight="medium">{name}</Text>
        <Text size="sm" tone="muted">
          {[
            t(`hidden.kind.${kind}`),
            t(`hidden.in.${scope}`),
            until && t('hidden.until', { date: format.date(until, { dateStyle: 'medium' }) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Button
        size="sm"
        isPending={isPending}
        aria-label={t('hidden.showNamed', { name })}
        onPress={() => void show()}
      >
        {t('hidden.show')}
      </Button>
    </Inline>
  );
}
