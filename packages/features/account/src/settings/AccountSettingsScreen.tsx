import {
  createTranslator,
  ownUserQuery,
  type Startup,
  type Translator,
  useCan,
  useMessages,
  useSetting,
  useStartup,
} from '@segno/data';
import { Page } from '@segno/base';
import { Card, Link, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { settingsMessages } from '../messages/settings.en.ts';
import { DangerSection } from './DangerSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LocaleSection } from './LocaleSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { FirstPasswordSection, PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useSocialServices } from '../social/services.ts';
import { SocialSection } from './SocialSection.tsx';
import * as css from './settings.css.ts';
import { TokensSection } from './TokensSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

/** A panel that an application adds to the account settings. */
export interface AccountPanel {
  /** The part of the address after `#`. */
  id: string;
  /** The title, and one line about the panel. */
  texts: (translator: Translator) => { title: string; text?: string };
  /** @default everybody sees it */
  isShown?: (startup: Startup) => boolean;
  Content: ComponentType;
}

interface Section {
  id: string;
  title: string;
  text?: string;
  content: ReactNode;
}

/** Everything of the signed-in person's account (ACCOUNT-2). `panels` are those of an application. */
export function AccountSettingsScreen({ panels = [] }: { panels?: readonly AccountPanel[] }) {
  const t = useMessages(settingsMessages);
  const can = useCan();
  const hasPasskeys = useSetting('auth.passkeys') !== false;
  const services = useSocialServices();
  const hasApi = useSetting('api.enable') !== false;
  const { data: user } = useSuspenseQuery(ownUserQuery());
  const startup = useStartup();
  const added = panels
    .filter(({ isShown }) => isShown?.(startup) ?? true)
    .map(({ id, texts, Content }) => ({ id, ...texts(createTranslator(startup)), content: <Content /> }));
  const sections: (Section | false)[] = [
    {
      id: 'details',
      title: t('settings.details.title'),
      text: t('settings.details.text'),
      content: <DetailsSection user={user} />,
    },
    // The address is confirmed by the password, which people of services alone do not have.
    user.has_password && {
      id: 'email',
      title: t('settings.email.title'),
      content: <EmailSection email={user.email} />,
    },
    services.length > 0 && {
      id: 'social-login',
      title: t('settings.social.title'),
      text: t('settings.social.text'),
      content: <SocialSection user={user} services={services} />,
    },
    user.has_password
      ? {
          id: 'password',
          title: t('settings.passwordTitle'),
          text: t('settings.passwordText'),
          content: <PasswordSection email={user.email} />,
        }
      : {
          id: 'password',
          title: t('settings.passwordTitle'),
          text: t('settings.firstPasswordText'),
          content: <FirstPasswordSection email={user.email} />,
        },
    { id: 'two-factor', title: t('settings.twoFactor.title'), content: <TwoFactorSection user={user} /> },
    hasPasskeys && {
      id: 'passkeys',
      title: t('settings.passkeys.title'),
      text: t('settings.passkeys.text'),
      content: <PasskeysSection />,
    },
    {
      id: 'sessions',
      title: t('settings.sessions.title'),
      text: t('settings.sessions.text'),
      content: <SessionsSection />,
    },
    {
      id: 'location',
      title: t('settings.locale.title'),
      text: t('settings.locale.text'),
      content: <LocaleSection user={user} />,
    },
    hasApi &&
      can('api.access') && {
        id: 'tokens',
        title: t('settings.tokens.title'),
        text: t('settings.tokens.text'),
        content: <TokensSection tokens={user.tokens ?? []} />,
      },
    ...added,
    {
      id: 'your-data',
      title: t('settings.data.title'),
      text: t('settings.data.text'),
      content: <DataSection />,
    },
    { id: 'danger-zone', title: t('settings.danger.title'), content: <DangerSection /> },
  ];
  const shown = sections.filter((section) => section !== false);
  return (
    <Page title={t('settings.title')}>
      <div className={css.layout}>
        <nav aria-label={t('settings.index')} className={css.index}>
          {shown.map(({ id, title }) => (
            <Link key={id} href={`#${id}`}>
              {title}
            </Link>
          ))}
        </nav>
        <Stack space="lg">
          {shown.map(({ id, title, text, content }) => (
            <section key={id} id={id} className={css.section}>
              <Card title={title} level={2} variant="outlined">
                <Stack>
                  {text && (
                    <Text as="p" tone="muted">
                      {text}
                    </Text>
                  )}
                  {content}
                </Stack>
              </Card>
            </section>
          ))}
        </Stack>
      </div>
    </Page>
  );
}
