import { adminTokensQuery, deleteAdminTokenMutation, useFormatLocale, useMessages } from '@segno/data';
import { keepFocus, showErrorToast } from '@segno/base';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  formattersOf,
  Heading,
  Inline,
  Stack,
  Text,
  toast,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { JoinedText } from '../table/JoinedText.tsx';
import type { AnyRecord } from '../views/AdminView.ts';

/** The tokens with which programs act for a person. An admin can end one, and never reads it. */
export function UserTokens({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const mayChange = record.permissions.update;
  const { data: tokens = [] } = useQuery({ ...adminTokensQuery(record.id), enabled: mayChange });
  const { mutateAsync, isPending } = useMutation(deleteAdminTokenMutation(record.id));
  const end = async (id: number) => {
    try {
      await mutateAsync(id);
      toast(t('user.tokenEnded'));
      // The pressed button is gone with the token.
      keepFocus();
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Stack>
      <Heading level={2} size="heading">
        {t('user.tokens')}
      </Heading>
      {tokens.length === 0 ? (
        <Text tone="muted">{t(mayChange ? 'user.noTokens' : 'user.withheld')}</Text>
      ) : (
        <DescriptionList>
          {tokens.map(({ id, name, scopes, last_used_at }) => (
            <DescriptionItem key={id} term={name}>
              <Inline space="sm" wrap>
                <Text>
                  <JoinedText
                    parts={[
                      scopes.join(', '),
                      last_used_at === null
                        ? t('user.tokenUnused')
                        : t('user.tokenUsed', { date: format.date(last_used_at) }),
                    ]}
                  />
                </Text>
                {mayChange && (
                  <Button
                    size="sm"
                    isPending={isPending}
                    aria-label={t('user.endToken', { name })}
                    onPress={() => void end(id)}
                  >
                    {t('user.end')}
                  </Button>
                )}
              </Inline>
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </Stack>
  );
}
