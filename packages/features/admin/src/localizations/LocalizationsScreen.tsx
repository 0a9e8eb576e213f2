import {
  adminLocalizationsQuery,
  offerLanguageMutation,
  useMessages,
  type AdminLocalization,
} from '@segno/data';
import { Page, showErrorToast } from '@segno/base';
import {
  Button,
  ButtonLink,
  Cell,
  Column,
  Inline,
  Link,
  Row,
  Table,
  TableBody,
  TableHeader,
  Text,
  toast,
} from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { messages } from '../messages/en.ts';

const translatePath = (language: string) => `/admin/localizations/${language}/translate`;

/** The languages of the site: which of them visitors can choose, and how much of each is translated. */
export function LocalizationsScreen() {
  const t = useMessages(messages);
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
        <Table aria-label={t('page.localizations')}>
          <TableHeader>
            <Column id="name" isRowHeader>
              {t('field.language')}
            </Column>
            <Column id="translated" align="end">
              {t('localization.translated')}
            </Column>
            <Column id="changed" align="end">
              {t('localization.changed')}
            </Column>
            <Column id="actions">{t('localization.actions')}</Column>
          </TableHeader>
          <TableBody items={data.map((each) => ({ ...each, id: each.language }))}>
            {(each) => (
              <Row id={each.language} textValue={each.name}>
                <Cell textValue={each.name}>
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
                </Cell>
                <Cell>
                  {t('localization.share', { translated: each.translated_count, all: each.lines_count })}
                </Cell>
                <Cell>{each.changed_count}</Cell>
                <Cell>
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
                </Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      </Page>
    </AdminFrame>
  );
}
