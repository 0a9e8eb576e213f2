export { RouteAnnouncer } from './announcer/RouteAnnouncer.tsx';
export { errorMeta } from './errors/errorMeta.ts';
export { ErrorScreen, type ErrorScreenProps } from './errors/ErrorScreen.tsx';
export { NotFoundScreen } from './errors/NotFoundScreen.tsx';
export { AppShell, type AppShellProps } from './frame/AppShell.tsx';
export { frameHeaderId } from './frame/Header.tsx';
export { restoreScroll } from './frame/restoreScroll.ts';
export { pageId, scrollArea } from './frame/scrollArea.ts';
export { readSidebarState, type SidebarState } from './frame/sidebar.ts';
export { notificationsMeta } from './notifications/notificationsMeta.ts';
export { NotificationsScreen } from './notifications/NotificationsScreen.tsx';
export { showErrorToast } from './notify/showErrorToast.tsx';
export { Page, type PageProps } from './page/Page.tsx';
export { startPreview } from './preview/startPreview.ts';
export { NavigationProgress } from './progress/NavigationProgress.tsx';
export { documentTheme, type DocumentTheme } from './theme/documentTheme.ts';
export { readThemeChoice, type ThemeChoice, themeStyleId } from './theme/themeChoice.ts';
export {
  ThemeChoiceProvider,
  type ThemeChoiceProviderProps,
  type ThemeChoiceState,
  useThemeChoice,
} from './theme/ThemeChoiceProvider.tsx';
export { UpdateNotice } from './update/UpdateNotice.tsx';
export { RestrictedScreen } from './restricted/RestrictedScreen.tsx';
export { restrictedMeta } from './restricted/restrictedMeta.ts';
export { ThemeMenu } from './theme/ThemeMenu.tsx';
