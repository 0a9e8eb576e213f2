import {
  clearCacheMutation,
  jobQuery,
  rebuildSearchMutation,
  settingTestMutation,
  type SettingsPageName,
  type SettingTestName,
  testMailMutation,
  useMessages,
} from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Callout, Inline, ProgressBar, Stack, toast } from '@segno/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';

/** What can be tested on a page of settings. */
const tests: Partial<Record<SettingsPageName, SettingTestName>> = {
  'outgoing-email': 'mail',
  uploading: 'storage',
  search: 'search',
  subscriptions: 'keys',
  providers: 'providers',
  logging: 'collector',
  recaptcha: 'recaptcha',
  authentication: 'social',
};

/** The buttons of a page of settings that test what is stored, with their results in place (SETTING-7). */
export function SettingTests({ page }: { page: SettingsPageName }) {
  const t = useMessages(messages);
  const name = tests[page];
  const test = useMutation(settingTestMutation());
  const mail = useMutation(testMailMutation());
  const clearing = useMutation(clearCacheMutation());
  if (!name && page !== 'cache') return null;
  return (
    <Stack space="sm">
      <Inline space="sm" wrap>
        {name && (
          <Button isPending={test.isPending} onPress={() => test.mutate(name, { onError: showErrorToast })}>
            {t(`settings.test.${name}`)}
          </Button>
        )}
        {page === 'outgoing-email' && (
          <Button
            isPending={mail.isPending}
            onPress={() =>
              mail.mutate(undefined, {
                onSuccess: () => toast(t('settings.testMailSent')),
                onError: showErrorToast,
              })
            }
          >
            {t('settings.testMail')}
          </Button>
        )}
        {page === 'search' && <RebuildSearch />}
        {page === 'cache' && (
          <Button
            isPending={clearing.isPending}
            onPress={() =>
              clearing.mutate(undefined, {
                onSuccess: () => toast(t('settings.cacheCleared')),
                onError: showErrorToast,
              })
            }
          >
            {t('settings.clearCache')}
          </Button>
        )}
      </Inline>
      <div role="status">
        {test.data && (
          <Callout
            tone={test.data.is_working ? 'positive' : 'danger'}
            title={t(test.data.is_working ? 'settings.works' : 'settings.fails')}
          >
            {test.data.detail}
          </Callout>
        )}
      </div>
    </Stack>
  );
}

/** Makes again what the search compares, as a job. */
function RebuildSearch() {
  const t = useMessages(messages);
  const { mutate, data, isPending } = useMutation(rebuildSearchMutation());
  const { data: job } = useQuery({ ...jobQuery(data?.job_id ?? 0), enabled: data !== undefined });
  const isRunning = data !== undefined && job?.state !== 'done' && job?.state !== 'failed';
  if (isRunning) return <ProgressBar label={t('settings.rebuilding')} value={(job?.progress ?? 0) * 100} />;
  return (
    <>
      <Button isPending={isPending} onPress={() => mutate(undefined, { onError: showErrorToast })}>
        {t('settings.rebuildSearch')}
      </Button>
      {job && (
        <Callout tone={job.state === 'done' ? 'positive' : 'danger'} isLive>
          {job.state === 'done' ? t('settings.rebuilt') : job.error}
        </Callout>
      )}
    </>
  );
}
