import { loginPath, registerPath, searchPath, useMessages, useSetting, useStartup } from '@segno/data';
import { ButtonLink, lazyPart, Link, noFailure, PartBoundary, SearchIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { messages } from '../messages/en.ts';
import { ThemeMenu } from '../theme/ThemeMenu.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';

const SignedInActions = lazyPart(() => import('../notifications/SignedInActions.tsx'));

/**
 * The id of the actions in the header, the last part of the frame before the page. When a document is streamed, it can
 * be shown once this element has arrived.
 */
export const headerActionsId = 'header-actions';

export interface HeaderProps {
  /** Content at the start of the header. @default a link to the search page that looks like a text field */
  search?: ReactNode;
  /** Content at the end of the header, before the theme menu. */
  actions?: ReactNode;
}

/** The content of the header above the page: the search and actions. */
export function Header({ search, actions }: HeaderProps) {
  return (
    <>
      <Logo place="header" />
      <div className={styles.search}>{search ?? <SearchLink />}</div>
      <div id={headerActionsId} className={styles.actions}>
        {actions}
        <ThemeMenu />
        {useStartup().user ? (
          <PartBoundary Failure={noFailure}>
            <SignedInActions />
          </PartBoundary>
        ) : (
          <SignInLinks />
        )}
      </div>
    </>
  );
}

/** Pages from which a sign-in leads where the site says. */
const hasNoReturn = /^\/(?:$|login|register|forgot-password|password)/;

/** A guest returns to the page after the sign-in and after the registration. */
function SignInLinks() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const next = hasNoReturn.test(pathname) ? null : pathname;
  return (
    <>
      {useSetting('localization.choice') !== false && <LanguageMenu />}
      <ButtonLink href={loginPath({ next })} variant="ghost">
        {t('logIn')}
      </ButtonLink>
      {useSetting('registration.disable') !== true && (
        <ButtonLink href={registerPath({ next })}>{t('signUp')}</ButtonLink>
      )}
    </>
  );
}

function SearchLink() {
  const t = useMessages(messages);
  return (
    <Link href={searchPath()} className={styles.searchLink}>
      <SearchIcon />
      <span>{t('search')}</span>
      <span className={styles.searchHint}>{t('search.hint')}</span>
    </Link>
  );
}
