import { useMessages, useStartup } from '@segno/data';
import { Link } from '@segno/ui';
import { messages } from '../messages/en.ts';
import * as styles from './Logo.css.ts';

/** The site's logo in the colours of the theme, or its mark and name when it has none. A link to the home page. */
export function Logo({ place }: { place: 'sidebar' | 'header' | 'page' }) {
  const t = useMessages(messages);
  const { logo_light, logo_dark, site_name } = useStartup().branding;
  const light = logo_light ?? logo_dark;
  return (
    <Link href="/" aria-label={t('home', { site: site_name })} className={styles.logo[place]}>
      {light ? (
        <>
          <img src={light} alt="" height={28} className={styles.logoLight} />
          <img src={logo_dark ?? light} alt="" height={28} className={styles.logoDark} />
        </>
      ) : (
        <>
          <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" className={styles.mark}>
            <rect width="32" height="32" rx="9" className={styles.markFill} />
            <path
              d="M20.5 11.5c-.6-2-2.3-3-4.4-3-2.5 0-4.4 1.4-4.4 3.5 0 4.6 8.7 3.3 8.7 8 0 2.2-2 3.6-4.6 3.6-2.2 0-4-1.1-4.6-3.1M23 8 9 24"
              className={styles.markLines}
            />
            <circle cx="9.5" cy="14.5" r="1.5" className={styles.markDot} />
            <circle cx="22.5" cy="17.5" r="1.5" className={styles.markDot} />
          </svg>
          <span className={styles.siteName}>{site_name}</span>
        </>
      )}
    </Link>
  );
}
