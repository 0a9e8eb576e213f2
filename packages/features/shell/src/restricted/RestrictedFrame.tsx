import { useMessages, useSetting, useStartup } from '@segno/data';
import { Button, DialogHost, Heading, Inline, Stack, Text, ToastRegion, UiMessagesProvider } from '@segno/ui';
import type { ReactNode } from 'react';
import { useLogOut } from '@segno/base';
import { Extra } from '../extras/Extra.tsx';
import { Logo } from '../frame/Logo.tsx';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { useUiLines } from '../frame/useUiLines.ts';
import { accountMessages } from '../messages/account.en.ts';
import * as styles from './RestrictedFrame.css.ts';

interface RestrictedFrameProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The page of a restricted account: the logo, the way out, and what the person can do. */
export function RestrictedFrame({ title, text, children }: RestrictedFrameProps) {
  const t = useMessages(accountMessages);
  const { logOut, isPending } = useLogOut();
  return (
    <UiMessagesProvider messages={useUiLines()}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <Logo place="page" />
          <Inline space="xs">
            {useSetting('localization.choice') !== false && <LanguageMenu />}
            <Button variant="outline" isPending={isPending} onPress={logOut}>
              {t('logout')}
            </Button>
          </Inline>
        </header>
        <main className={styles.main}>
          <Stack space="lg">
            <Stack space="xs">
              <Heading level={1}>{title}</Heading>
              <Text as="p" tone="muted">
                {text}
              </Text>
            </Stack>
            {children}
          </Stack>
        </main>
      </div>
      {useStartup().show_cookie_notice && <Extra part="cookieNotice" />}
      <ToastRegion />
      <DialogHost />
    </UiMessagesProvider>
  );
}
