import { useMessages } from '@segno/data';
import { CopyIcon, GlobeIcon, HomeIcon, MenuIcon, MonitorIcon, SearchIcon, ThemeIcon } from '@segno/ui';
import type { ReactNode } from 'react';
import { useEditorState } from '../editor/EditorContext.ts';
import { menuPositions } from '../editor/menuPositions.ts';
import {
  indexOf,
  landingSectionOf,
  panelPath,
  pathAbove,
  type PlaceParams,
  seoPageOf,
} from '../editor/place.ts';
import { type Section, sections } from '../editor/sections.ts';
import { panelMessages } from '../messages/panels.en.ts';
import { seoMessages } from '../messages/seo.en.ts';
import { CodePanel } from './CodePanel.tsx';
import { DraftsPanel } from './DraftsPanel.tsx';
import { GeneralPanel } from './GeneralPanel.tsx';
import { LandingPanel, LandingSectionPanel } from './LandingPanel.tsx';
import { MenuItemPanel } from './MenuItemPanel.tsx';
import { MenuPanel, MenusPanel } from './MenusPanel.tsx';
import { itemsInOrder } from './menuTree.ts';
import { PanelHead } from './PanelHead.tsx';
import { PanelRows } from './PanelRows.tsx';
import type { Publishing } from './Publishing.ts';
import { SeoPagePanel, SeoPanel } from './SeoPanel.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import { ThemePartPanel } from './ThemePartPanel.tsx';
import { ThemesPanel } from './ThemesPanel.tsx';
import { groupOf, useGroupName } from './variableGroups.ts';

interface PanelViewProps extends Publishing {
  place: PlaceParams;
}

/** The panel of an address, with its title and the way back. */
export function PanelView(props: PanelViewProps) {
  const { place } = props;
  const { title, content } = usePanel(props);
  const key = [place.section, place.part, place.item].join('/');
  return (
    <section aria-label={title} key={key}>
      <PanelHead title={title} above={pathAbove(place)} />
      {content}
    </section>
  );
}

interface Panel {
  title: string;
  content: ReactNode;
}

const icons: Record<Section, ReactNode> = {
  general: <HomeIcon />,
  'seo-settings': <SearchIcon />,
  'custom-code': <GlobeIcon />,
  themes: <ThemeIcon />,
  menus: <MenuIcon />,
  'landing-page': <MonitorIcon />,
  drafts: <CopyIcon />,
};

/** The title and the content of a panel. An address that names nothing shows the panel above it. */
function usePanel({ place, ...publishing }: PanelViewProps): Panel {
  const t = useMessages(panelMessages);
  const ts = useMessages(seoMessages);
  const groupName = useGroupName();
  const { section, part, item } = place;
  const index = indexOf(part);
  const themeName = useEditorState(({ values }) =>
    index === null ? undefined : values.themes.all[index]?.name,
  );
  const position = index === null ? undefined : menuPositions[index];
  const itemIndex = indexOf(item);
  const itemLabel = useEditorState(({ values }) =>
    position === undefined || itemIndex === null
      ? undefined
      : itemsInOrder(values.menus.find(({ positions }) => positions.includes(position))?.items ?? [])[
          itemIndex
        ]?.label,
  );
  switch (section) {
    case undefined:
      return { title: t('panel.sections'), content: <Sections /> };
    case 'general':
      return { title: t('section.general'), content: <GeneralPanel /> };
    case 'custom-code':
      return { title: t('section.custom-code'), content: <CodePanel /> };
    case 'drafts':
      return {
        title: t('section.drafts'),
        content: <DraftsPanel {...publishing} />,
      };
    case 'seo-settings': {
      const page = seoPageOf(part);
      return page
        ? { title: ts(`seo.page.${page}`), content: <SeoPagePanel page={page} /> }
        : { title: t('section.seo-settings'), content: <SeoPanel /> };
    }
    case 'landing-page': {
      const name = landingSectionOf(part);
      return name
        ? { title: t(`landing.${name}`), content: <LandingSectionPanel section={name} /> }
        : { title: t('section.landing-page'), content: <LandingPanel /> };
    }
    case 'menus': {
      if (position === undefined || index === null)
        return { title: t('section.menus'), content: <MenusPanel /> };
      if (itemIndex !== null && itemLabel !== undefined)
        return {
          title: itemLabel || t('menu.unnamed'),
          content: <MenuItemPanel position={position} index={itemIndex} />,
        };
      return {
        title: t(`position.${position}`),
        content: <MenuPanel position={position} menuIndex={index} />,
      };
    }
    case 'themes': {
      if (index === null || themeName === undefined)
        return { title: t('section.themes'), content: <ThemesPanel /> };
      const group = item === undefined ? null : groupOf(item);
      if (item === 'font')
        return { title: t('theme.font'), content: <ThemePartPanel index={index} part="font" /> };
      if (group) return { title: groupName(group), content: <ThemePartPanel index={index} part={group} /> };
      return { title: themeName || t('theme.unnamed'), content: <ThemePanel index={index} /> };
    }
  }
}

/** The first panel: every section with what it contains. */
function Sections() {
  const t = useMessages(panelMessages);
  return (
    <PanelRows
      label={t('panel.sections')}
      rows={sections.map((id) => ({
        href: panelPath(id),
        title: t(`section.${id}`),
        summary: t(`section.${id}.text`),
        lead: icons[id],
      }))}
    />
  );
}
