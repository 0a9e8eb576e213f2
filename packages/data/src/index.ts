export * from './contract.ts';
export {
  forgotPasswordMutation,
  loginMutation,
  logoutMutation,
  registerMutation,
  resendVerificationMutation,
  resetPasswordMutation,
  verifyEmailMutation,
} from './auth/mutations.ts';
export { choiceDays, writeCookie } from './cookies/writeCookie.ts';
export { albumQuery, albumsQuery, type AlbumsInput } from './albums/queries.ts';
export {
  artistAlbumsQuery,
  artistQuery,
  artistsQuery,
  artistTracksQuery,
  type ArtistsInput,
} from './artists/queries.ts';
export { channelItemsQuery, channelQuery } from './channels/queries.ts';
export { readErrorTrace } from './debug/readErrorTrace.ts';
export { genreQuery, genresQuery } from './genres/queries.ts';
export { ApiError, defaultErrorMessage, errorMessage, type ErrorAction } from './http/ApiError.ts';
export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpMethod,
  type RequestOptions,
} from './http/HttpClient.ts';
export { lazyHttpClient } from './http/lazyHttpClient.ts';
export { request } from './http/request.ts';
export {
  createTranslator,
  defineMessages,
  type Messages,
  type Translate,
  type Translator,
} from './i18n/messages.ts';
export { Trans, type TransProps } from './i18n/Trans.ts';
export { languageMutation } from './i18n/mutations.ts';
export { useLanguage, useMessages, useText } from './i18n/useMessages.ts';
export { imageSrcSet, imageUrl } from './images/imageUrl.ts';
export {
  keepOnboardingSelection,
  type OnboardingSelection,
  readOnboardingSelection,
} from './onboarding/selection.ts';
export { forgotPasswordPath, loginPath, registerPath } from './paths/accountPaths.ts';
export {
  albumPath,
  artistPath,
  channelPath,
  genrePath,
  libraryPlaylistsPath,
  notificationsPath,
  searchPath,
  tagPath,
  trackPath,
  userPath,
  workspacePath,
  workspacesPath,
} from './paths/paths.ts';
export { hasPage } from './paths/hasPage.ts';
export { type PageGuard, type PageRule, isTemporary, pageRules, redirectOf } from './paths/pageRules.ts';
export { type PageName, pages, type PathParams, readParams } from './paths/pages.ts';
export { slugify } from './paths/slugify.ts';
export { useCan } from './permissions/useCan.ts';
export { likeMutation, type LikeChange } from './likes/mutations.ts';
export { likesQuery } from './likes/queries.ts';
export { type LikeState, useLike } from './likes/useLike.ts';
export { markAllAsReadMutation, markAsReadMutation } from './notifications/mutations.ts';
export { notificationsQuery, unreadNotificationsQuery } from './notifications/queries.ts';
export {
  addTracksMutation,
  type CoverChange,
  createPlaylistMutation,
  deletePlaylistMutation,
  movePlaylistMutation,
  moveTracksMutation,
  playlistCoverMutation,
  removeTracksMutation,
  restorePlaylistMutation,
  restoreTracksMutation,
  updatePlaylistMutation,
} from './playlists/mutations.ts';
export {
  libraryPlaylistsPageQuery,
  libraryPlaylistsQuery,
  type LibraryPlaylistsInput,
  playlistQuery,
  playlistsQuery,
  playlistTracksQuery,
  type PlaylistsInput,
  type PlaylistTracksInput,
} from './playlists/queries.ts';
export {
  createQueryClient,
  dehydrateQueries,
  hydrateQueries,
  queryTimes,
  type QueryClientOptions,
} from './queryClient/createQueryClient.ts';
export {
  connectSession,
  followErrorAnswer,
  followOtherTab,
  hasLoggedOut,
  refreshSession,
  type SessionOptions,
  switchWorkspace,
} from './session/session.ts';
export { tabsChannel } from './session/tabsChannel.ts';
export { searchQuery, type SearchInput } from './search/queries.ts';
export type { PageMeta } from './seo/PageMeta.ts';
export { createStartupStore, createStore, type StartupStore, type Store } from './store/createStore.ts';
export { isMenuItemVisible, menuItemHref, menuItemsAt } from './startup/menus.ts';
export { readStartup } from './startup/readStartup.ts';
export {
  StartupProvider,
  type StartupProviderProps,
  useSetting,
  useSiteName,
  useStartup,
  useStartupStore,
} from './startup/StartupProvider.ts';
export { tagAlbumsQuery, tagChannelQuery, tagQuery, tagTracksQuery } from './tags/queries.ts';
export { radioQuery } from './radio/queries.ts';
export { trackQuery, tracksQuery, type TracksInput } from './tracks/queries.ts';
export {
  changeInviteRoleMutation,
  changeMemberRoleMutation,
  createWorkspaceMutation,
  declineInviteMutation,
  deleteWorkspaceMutation,
  type InviteChange,
  inviteMutation,
  isInvalidInvite,
  joinWorkspaceMutation,
  leaveWorkspaceMutation,
  type MemberChange,
  removeMemberMutation,
  renameWorkspaceMutation,
  resendInviteMutation,
  revokeInviteMutation,
} from './workspaces/mutations.ts';
export { workspaceQuery, workspacesQuery } from './workspaces/queries.ts';
export { userPlaylistsQuery, userQuery, type UserInput } from './users/queries.ts';
