import {
  adminLocalizationsQuery,
  offerLanguageMutation,
  useFormatLocale,
  useMessages,
  type AdminLocalization,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import { Button, ButtonLink, Card, formattersOf, Inline, Link, Stack, Text, toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';

const translatePath = (language: string) => `/admin/localizations/${language}/translate`;

/** The languages of the site: which of them visitors can choose, and how much of each is translated. */
export function LocalizationsScreen() {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const { data } = useSuspenseQuery(adminLocalizationsQuery());
  const { mutateAsync, isPending } = useMutation(offerLanguageMutation());
  const offer = async ({ language, name, is_offered }: AdminLocalization) => {
    try {
      await mutateAsync({ language, is_offered: !is_offered });
      toast(t(is_offered ? 'localization.removed' : 'localization.added', { name }), {
        action: {
          label: t('table.undo'),
          onAction: () => void mutateAsync({ language, is_offered }).catch(showErrorToast),
        },
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <AdminFrame current="localizations">
      <Page title={t('page.localizations')}>
        <Stack as="ul" space="sm">
          {data.map((each) => (
            <li key={each.language}>
              <Card>
                <Inline space="md" justify="between" wrap>
                  <Stack space="2xs">
                    <Inline space="sm" wrap>
                      <Link href={translatePath(each.language)}>
                        <span lang={each.language}>{each.name}</span>
                      </Link>
                      <Text size="sm" tone="muted">
                        {t(
                          each.is_standard
                            ? 'localization.standard'
                            : each.is_offered
                              ? 'localization.offered'
                              : 'localization.notOffered',
                        )}
                      </Text>
                    </Inline>
                    <Text size="sm">
                      {t('localization.state', {
                        translated: format.number(each.translated_count),
                        all: format.number(each.lines_count),
                        count: each.changed_count,
                      })}
                    </Text>
                  </Stack>
                  <Inline space="sm" wrap>
                    <ButtonLink size="sm" variant="ghost" href={translatePath(each.language)}>
                      {t('localization.translate')}
                    </ButtonLink>
                    {!each.is_standard && (
                      <Button
                        size="sm"
                        variant="ghost"
                        isPending={isPending}
                        aria-label={t(each.is_offered ? 'localization.removeName' : 'localization.addName', {
                          name: each.name,
                        })}
                        onPress={() => void offer(each)}
                      >
                        {t(each.is_offered ? 'localization.remove' : 'localization.add')}
                      </Button>
                    )}
                  </Inline>
                </Inline>
              </Card>
            </li>
          ))}
        </Stack>
      </Page>
    </AdminFrame>
  );
}
