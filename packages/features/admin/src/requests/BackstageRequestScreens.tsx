import { keepFocus, LinkTabs, Page, showErrorToast, useAddressQuery } from '@segno/base';
import {
  type BackstageRequest,
  backstageRequestQuery,
  decidableRequestsQuery,
  decideBackstageRequestMutation,
  useMessages,
} from '@segno/data';
import { RequestFiles, RequestLinks } from '@segno/editing';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  EmptyState,
  FormattedDate,
  Inline,
  Link,
  Stack,
  Text,
  TextArea,
  toast,
} from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Found } from '../frame/Found.tsx';
import { messages } from '../messages/en.ts';
import { adminPath, recordPath } from '../views/adminPath.ts';
import { readRequestStatus, requestStatuses } from './requestStatus.ts';

const nameOf = ({ artist, name }: BackstageRequest) => artist?.name ?? name ?? '';

/** The requests for the rights of artists, by what became of them. */
export function BackstageRequestsScreen() {
  const t = useMessages(messages);
  const status = readRequestStatus(useAddressQuery());
  const { data: requests } = useSuspenseQuery(decidableRequestsQuery(status));
  return (
    <AdminFrame current="backstage-requests">
      <Page title={t('page.backstage-requests')}>
        <Stack space="lg">
          <LinkTabs
            label={t('page.backstage-requests')}
            tabs={requestStatuses.map((each) => ({
              href:
                each === 'pending' ? '/admin/backstage-requests' : `/admin/backstage-requests?status=${each}`,
              label: t(`request.${each}`),
              isCurrent: each === status,
            }))}
          />
          {requests.length === 0 ? (
            <EmptyState title={t('request.none')} />
          ) : (
            <Stack as="ul" space="sm" aria-label={t('page.backstage-requests')}>
              {requests.map((request) => (
                <Inline as="li" key={request.id} justify="between" wrap>
                  <Link href={`/admin/backstage-requests/${request.id}`}>
                    {`${t(`request.type.${request.type}`)}: ${nameOf(request)}`}
                  </Link>
                  <Text tone="muted">
                    {request.user.name} · <FormattedDate value={request.created_at} />
                  </Text>
                </Inline>
              ))}
            </Stack>
          )}
        </Stack>
      </Page>
    </AdminFrame>
  );
}

/** A request with its evidence, and the decision on it (BACKSTAGE-2). */
export function BackstageRequestScreen({ params: { requestId } }: { params: { requestId: number } }) {
  return (
    <Found
      query={backstageRequestQuery(requestId)}
      current="backstage-requests"
      listPath={adminPath('backstage-requests')}
    >
      <Request id={requestId} />
    </Found>
  );
}

function Request({ id }: { id: number }) {
  const t = useMessages(messages);
  const { data: request } = useSuspenseQuery(backstageRequestQuery(id));
  const [note, setNote] = useState('');
  const { mutate, isPending, variables } = useMutation({
    ...decideBackstageRequestMutation(id),
    onError: showErrorToast,
  });
  const decide = (status: 'approved' | 'denied') =>
    mutate(
      { status, note: note.trim() || null },
      {
        onSuccess: () => {
          toast(t(`request.${status}`));
          // The pressed button is gone.
          keepFocus();
        },
      },
    );
  return (
    <AdminFrame current="backstage-requests">
      <Page
        title={`${t(`request.type.${request.type}`)}: ${nameOf(request)}`}
        description={<Link href="/admin/backstage-requests">{t('form.back')}</Link>}
      >
        <Stack space="lg">
          <DescriptionList>
            <DescriptionItem term={t('request.status')}>{t(`request.${request.status}`)}</DescriptionItem>
            <DescriptionItem term={t('request.user')}>
              <Link href={recordPath('users', request.user.id)}>{request.user.name}</Link>
            </DescriptionItem>
            <DescriptionItem term={t('request.artist')}>
              {request.artist ? (
                <Link href={recordPath('artists', request.artist.id)}>{request.artist.name}</Link>
              ) : (
                t('request.newArtist', { name: request.name ?? '' })
              )}
            </DescriptionItem>
            <DescriptionItem term={t('request.role')}>{t(`request.role.${request.role}`)}</DescriptionItem>
            <DescriptionItem term={t('request.created')}>
              <FormattedDate value={request.created_at} show="dateTime" />
            </DescriptionItem>
            <DescriptionItem term={t('request.evidence')}>
              <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
                {request.evidence}
              </Text>
            </DescriptionItem>
            {request.links.length > 0 && (
              <DescriptionItem term={t('request.links')}>
                <RequestLinks links={request.links} />
              </DescriptionItem>
            )}
            {request.social_profiles.length > 0 && (
              <DescriptionItem term={t('request.accounts')}>
                <Stack space="2xs">
                  {request.social_profiles.map(({ service_name, username }) => (
                    <Text key={service_name}>{`${service_name}: ${username}`}</Text>
                  ))}
                </Stack>
              </DescriptionItem>
            )}
            {request.files.length > 0 && (
              <DescriptionItem term={t('request.files')}>
                <RequestFiles files={request.files} />
              </DescriptionItem>
            )}
            {request.reviewer && (
              <DescriptionItem term={t('request.reviewer')}>{request.reviewer.name}</DescriptionItem>
            )}
            {request.note && (
              <DescriptionItem term={t('request.note')}>
                <Text style={{ whiteSpace: 'pre-line' }}>{request.note}</Text>
              </DescriptionItem>
            )}
          </DescriptionList>
          {request.status === 'pending' && (
            <Stack>
              <TextArea
                label={t('request.note')}
                description={t('request.noteHint')}
                value={note}
                onChange={setNote}
              />
              <Inline space="sm">
                <Button
                  tone="accent"
                  isPending={isPending && variables?.status === 'approved'}
                  onPress={() => decide('approved')}
                >
                  {t('request.approve')}
                </Button>
                <Button
                  tone="danger"
                  variant="ghost"
                  isPending={isPending && variables?.status === 'denied'}
                  onPress={() => decide('denied')}
                >
                  {t('request.deny')}
                </Button>
              </Inline>
            </Stack>
          )}
        </Stack>
      </Page>
    </AdminFrame>
  );
}
