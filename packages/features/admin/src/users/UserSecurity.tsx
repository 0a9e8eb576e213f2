import {
  actAsMutation,
  adminSessionsQuery,
  banMutation,
  signOutUserMutation,
  useFormatLocale,
  useMessages,
} from '@segno/data';
import { keepFocus, showErrorToast } from '@segno/base';
import {
  Button,
  Callout,
  DescriptionItem,
  DescriptionList,
  Dialog,
  formattersOf,
  Heading,
  Inline,
  openDialog,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { messages } from '../messages/en.ts';
import { JoinedText } from '../table/JoinedText.tsx';
import type { AnyRecord } from '../views/AdminView.ts';

interface Ban {
  reason: string | null;
  until: string | null;
}

function BanDialog({ name, onBan }: { name: string; onBan: (ban: Ban) => void }) {
  const t = useMessages(messages);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onBan({ reason: reason || null, until: until ? `${until}T00:00:00.000Z` : null });
  };
  return (
    <Dialog
      title={t('user.banTitle', { name })}
      footer={
        <Button type="submit" form={formId} tone="danger">
          {t('user.ban')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          <TextArea
            autoFocus
            label={t('user.banReason')}
            description={t('user.banReasonHint')}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
          <TextField
            label={t('user.banUntil')}
            description={t('user.banUntilHint')}
            type="date"
            value={until}
            onChange={setUntil}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What protects an account: its suspension and its sessions. */
export function UserSecurity({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const mayChange = record.permissions.update;
  const { data: sessions = [] } = useQuery({ ...adminSessionsQuery(record.id), enabled: mayChange });
  const { mutateAsync: changeBan, isPending: isBanning } = useMutation(banMutation(record.id));
  const { mutateAsync: signOut, isPending: isSigningOut } = useMutation(signOutUserMutation(record.id));
  const { mutateAsync: actAs, isPending: isActing } = useMutation(actAsMutation(record.id));
  const run = async (change: Promise<unknown>, message: Parameters<typeof t>[0]) => {
    try {
      await change;
      toast(t(message));
      // The button that ends sessions is gone with the last one.
      keepFocus();
    } catch (error) {
      showErrorToast(error);
    }
  };
  const ban = () =>
    openDialog(({ close }) => (
      <BanDialog
        name={String(record.name)}
        onBan={(given) => {
          close();
          void run(changeBan(given), 'user.bannedNow');
        }}
      />
    ));
  const act = async () => {
    try {
      await actAs();
      // Everything that was read belongs to the admin.
      location.assign('/');
    } catch (error) {
      showErrorToast(error);
    }
  };
  const isBanned = typeof record.banned_at === 'string';
  return (
    <Stack space="xl">
      {isBanned && (
        <Callout tone="warning" title={t('user.banned')}>
          <JoinedText
            parts={[
              typeof record.ban_reason === 'string' ? record.ban_reason : '',
              typeof record.banned_until === 'string'
                ? t('user.bannedUntil', { date: format.date(record.banned_until) })
                : '',
            ]}
          />
        </Callout>
      )}
      {mayChange && (
        <Inline space="sm" wrap>
          <Button isPending={isActing} onPress={() => void act()}>
            {t('user.act')}
          </Button>
          {isBanned ? (
            <Button isPending={isBanning} onPress={() => void run(changeBan(null), 'user.unbannedNow')}>
              {t('user.unban')}
            </Button>
          ) : (
            <Button tone="danger" isPending={isBanning} onPress={() => void ban()}>
              {t('user.ban')}
            </Button>
          )}
        </Inline>
      )}
      <Stack>
        <Heading level={2} size="heading">
          {t('user.sessions')}
        </Heading>
        {sessions.length === 0 ? (
          <Text tone="muted">{t(mayChange ? 'user.noSessions' : 'user.withheld')}</Text>
        ) : (
          <DescriptionList>
            {sessions.map(({ id, user_agent, ip_address, last_active_at }) => (
              <DescriptionItem key={id} term={format.date(last_active_at)}>
                <JoinedText parts={[user_agent, ip_address]} />
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
        {sessions.length > 0 && mayChange && (
          <Inline>
            <Button isPending={isSigningOut} onPress={() => void run(signOut(), 'user.signedOut')}>
              {t('user.signOut')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}
