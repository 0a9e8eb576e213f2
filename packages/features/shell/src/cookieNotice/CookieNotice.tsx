import { isMenuAction, useMessages, useStartup, writeCookie } from '@segno/data';
import { Button, Link, Text } from '@segno/ui';
import { type ReactNode, useState } from 'react';
import { menuLabel } from '../frame/menuLabel.ts';
import { pageId } from '../frame/scrollArea.ts';
import { extraMessages } from '../messages/extras.en.ts';
import * as styles from './CookieNotice.css.ts';

/** How long the consent is remembered, in days. */
const consentDays = 30;

/** Tells visitors about cookies until they press its button (COOKIE-1). */
export function CookieNotice() {
  const t = useMessages(extraMessages);
  const startup = useStartup();
  const [isDismissed, setDismissed] = useState(false);
  const { cookie_notice: notice } = startup;
  if (!notice || isDismissed) return null;
  const dismiss = () => {
    writeCookie('segno-cookie-consent', '1', consentDays);
    setDismissed(true);
    // The focused button is removed.
    document.getElementById(pageId)?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('cookies.label')} className={styles.notice[notice.position]}>
      <Text className={styles.message}>
        <bdi>{withLinks(menuLabel({ label: notice.message }, startup))}</bdi>
      </Text>
      <Button tone="accent" onPress={dismiss}>
        {menuLabel({ label: notice.button }, startup)}
      </Button>
    </section>
  );
}

/** A text in which `[words](address)` is a link, to a path of the site or an address that menus may have (MENU-4). */
function withLinks(text: string): ReactNode[] {
  return text.split(/(\[[^\][]+\]\([^()\s]+\))/).map((part, index) => {
    const [, label, href = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return label && isMenuAction({ type: 'link', action: href }) ? (
      <Link key={index} href={href}>
        {label}
      </Link>
    ) : (
      part
    );
  });
}
