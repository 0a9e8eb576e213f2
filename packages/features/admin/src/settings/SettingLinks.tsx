import { consentsPath, hasPermission, type SettingsPageName, useMessages, useStartup } from '@segno/data';
import { Inline, Link, Stack, Text } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';

/** Pages that belong to a page of settings, each with the message that says why, and that of its link. */
const links: Partial<Record<SettingsPageName, readonly { href: string; name: string }[]>> = {
  general: [{ href: '/admin/appearance/landing-page', name: 'landing' }],
  authentication: [{ href: '/admin/roles?kind=default', name: 'defaultRole' }],
  'outgoing-email': [{ href: '/admin/logs/outgoing-email', name: 'waiting' }],
  logging: [{ href: '/admin/logs/error', name: 'errors' }],
  queue: [{ href: '/admin/jobs?state=failed', name: 'failedJobs' }],
  gdpr: [{ href: '/admin/settings/analytics', name: 'playsKept' }],
};

/** What belongs to a page of settings and is elsewhere. */
export function SettingLinks({ page }: { page: SettingsPageName }) {
  const t = useMessages(messages);
  const startup = useStartup();
  return (
    <Stack space="xs">
      {links[page]?.map(({ href, name }) => (
        <Text key={href} as="p" size="sm" tone="muted">
          {t(`settings.about.${name}` as AdminKey)}{' '}
          <Link href={href}>{t(`settings.open.${name}` as AdminKey)}</Link>
        </Text>
      ))}
      {page === 'gdpr' && hasPermission(startup, 'users.update') && (
        <Inline>
          <Link href={consentsPath} download="">
            {t('settings.consents')}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}
