import {
  acceptPoliciesMutation,
  logoutMutation,
  type PolicyConsent,
  policiesQuery,
  useFormatLocale,
  useMessages,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Dialog, formattersOf, Link, Stack, Text } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { policyMessages } from '../messages/policies.en.ts';

/** Whether a person has to accept a policy: for the first time, or in a new version. */
const isOpen = ({ version, accepted_version }: PolicyConsent) => (accepted_version ?? 0) < version;

/** Asks a signed-in person to accept the policies that have changed, before anything else (POLICY-2). */
export default function PolicyDialog() {
  const t = useMessages(policyMessages);
  const format = formattersOf(useFormatLocale());
  const { data: policies = [] } = useQuery(policiesQuery());
  const accept = useMutation({ ...acceptPoliciesMutation(), onError: showErrorToast });
  const logOut = useMutation({ ...logoutMutation(), onError: showErrorToast });
  const open = policies.filter(isOpen);
  // Their texts can be read before the decision.
  const isReading = open.some(({ href }) => href === globalThis.location?.pathname);
  if (open.length === 0 || isReading) return null;
  const isRenewed = open.some(({ accepted_version }) => accepted_version !== null);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      role="alertdialog"
      size="sm"
      title={t(isRenewed ? 'policies.changed' : 'policies.title')}
      footer={
        <>
          <Button variant="ghost" isPending={logOut.isPending} onPress={() => logOut.mutate()}>
            {t('policies.logOut')}
          </Button>
          <Button
            tone="accent"
            isPending={accept.isPending}
            onPress={() => accept.mutate({ accepted: open.map(({ id, version }) => ({ id, version })) })}
          >
            {t('policies.accept')}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <Text>{t('policies.text')}</Text>
        {open.map(({ id, label, href, version, effective_on }) => (
          <Text key={id}>
            <Link href={href} target="_blank">
              {label}
            </Link>{' '}
            {effective_on === null
              ? t('policies.version', { version })
              : t('policies.versionFrom', { version, date: format.date(effective_on) })}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
