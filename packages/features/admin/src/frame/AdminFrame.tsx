import { hasPermission, useMessages, useStartup } from '@segno/data';
import { EmptyState, NavMenu, NavMenuItem, Stack, Text } from '@segno/ui';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { messages, type AdminKey } from '../messages/en.ts';
import { adminPath } from '../views/adminPath.ts';
import * as css from './AdminFrame.css.ts';
import { adminSections, dashboardName } from './adminPages.ts';
import { useCurrentInView } from './useCurrentInView.ts';

export interface AdminFrameProps {
  /** The name of the current page. */
  current: string;
  children: ReactNode;
}

/** The frame of every page of the administration: its navigation beside the page. */
export function AdminFrame({ current, children }: AdminFrameProps) {
  const t = useMessages(messages);
  const startup = useStartup();
  const frame = useRef<HTMLDivElement>(null);
  useCurrentInView(frame, useLocation().pathname);
  if (!hasPermission(startup, 'admin.access'))
    return <EmptyState title={t('forbidden')} description={t('forbiddenText')} />;
  const sections = adminSections
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ permission }) => hasPermission(startup, permission)),
    }))
    .filter(({ pages }) => pages.length > 0);
  const items = (pages: (typeof sections)[number]['pages']) =>
    pages.map(({ name }) => (
      <NavMenuItem key={name} href={adminPath(name)} isCurrent={name === current}>
        {t(`page.${name}` as AdminKey)}
      </NavMenuItem>
    ));
  const dashboard = (
    <NavMenuItem href="/admin" isCurrent={current === dashboardName}>
      {t('page.dashboard')}
    </NavMenuItem>
  );
  return (
    <div ref={frame} className={css.frame}>
      <div className={css.wideNavigation}>
        <NavMenu aria-label={t('title')} orientation="vertical">
          {dashboard}
        </NavMenu>
        {sections.map(({ name, pages }) => (
          <Stack key={name} space="xs">
            <Text size="sm" tone="muted">
              {t(`section.${name}` as AdminKey)}
            </Text>
            <NavMenu aria-label={t(`section.${name}` as AdminKey)} orientation="vertical" gap={6}>
              {items(pages)}
            </NavMenu>
          </Stack>
        ))}
      </div>
      <div className={css.narrowNavigation}>
        <NavMenu aria-label={t('navigation')} overflow="scroll" gap={20}>
          {dashboard}
          {items(sections.flatMap(({ pages }) => pages))}
        </NavMenu>
      </div>
      <div>{children}</div>
    </div>
  );
}
