export * from './contract.ts';
export {
  updateAccountMutation,
  avatarMutation,
  changePasswordMutation,
  setPasswordMutation,
  confirmPasswordMutation,
  enableTwoFactorMutation,
  disableTwoFactorMutation,
  confirmTwoFactorMutation,
  regenerateCodesMutation,
  twoFactorChallengeMutation,
  passkeyOptionsMutation,
  passkeyLoginMutation,
  addPasskeyMutation,
  removePasskeyMutation,
  renamePasskeyMutation,
  endSessionMutation,
  logoutOtherMutation,
  createTokenMutation,
  deleteTokenMutation,
  changeEmailMutation,
  confirmEmailMutation,
  requestExportMutation,
  deleteAccountMutation,
  notificationSettingsMutation,
} from './account/mutations.ts';
export {
  ownUserQuery,
  userSessionsQuery,
  passkeysQuery,
  twoFactorQrQuery,
  confirmedPasswordQuery,
  dataExportsQuery,
  valueListsQuery,
  notificationSettingsQuery,
  pushKeyQuery,
} from './account/queries.ts';
export { pushSubscription, pushWorker, removeThisBrowser } from './notifications/thisBrowser.ts';
export {
  actAsMutation,
  adminActionMutation,
  banMutation,
  cancelAdminSubscriptionMutation,
  changeAdminSubscriptionMutation,
  createAdminMutation,
  deleteAdminTokenMutation,
  deleteViewMutation,
  endActingMutation,
  offerLanguageMutation,
  retryJobMutation,
  runScheduleMutation,
  saveLinesMutation,
  saveSettingsMutation,
  saveViewMutation,
  signOutUserMutation,
  testMailMutation,
  settingTestMutation,
  clearCacheMutation,
  importFileMutation,
  startImportMutation,
  rebuildSearchMutation,
  undoBulkMutation,
  undoMutation,
  updateAdminMutation,
} from './admin/mutations.ts';
export {
  adminDashboardQuery,
  siteHealthQuery,
  adminErrorsQuery,
  adminMailSamplesQuery,
  adminExportUrl,
  type AdminListInput,
  adminLinesQuery,
  adminLinesUrl,
  adminKey,
  adminLongList,
  adminLocalizationsQuery,
  adminOptionsQuery,
  type AdminRecordOf,
  adminRecordQuery,
  adminSchedulesQuery,
  adminSessionsQuery,
  adminSettingsQuery,
  adminTokensQuery,
  adminWhyQuery,
  savedViewsQuery,
} from './admin/queries.ts';
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
export { albumQuery, albumsQuery, albumTracksQuery, type AlbumsInput } from './albums/queries.ts';
export {
  artistAlbumsQuery,
  artistAppearancesQuery,
  artistPlaylistsQuery,
  discographyQuery,
  type DiscographyInput,
  artistQuery,
  artistsQuery,
  artistTracksQuery,
  type ArtistsInput,
} from './artists/queries.ts';
export { channelItemsQuery, channelQuery } from './channels/queries.ts';
export { readErrorTrace } from './debug/readErrorTrace.ts';
export { genreQuery, genresQuery } from './genres/queries.ts';
export { networkError } from './http/networkError.ts';
export { ApiError, defaultErrorMessage, errorMessage, type ErrorAction } from './http/ApiError.ts';
export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpMethod,
  type RequestOptions,
} from './http/HttpClient.ts';
export { lazyHttpClient } from './http/lazyHttpClient.ts';
export { type LongListQuery, longListQuery } from './http/longListQuery.ts';
export { request } from './http/request.ts';
export { connectByPasswordMutation, disconnectServiceMutation } from './account/socialMutations.ts';
export {
  createTranslator,
  defineMessages,
  type Messages,
  type Translate,
  type Translator,
} from './i18n/messages.ts';
export { Trans, type TransProps } from './i18n/Trans.ts';
export { jobQuery } from './jobs/queries.ts';
export { languageMutation } from './i18n/mutations.ts';
export { useFormatLocale, useLanguage, useMessages, useText } from './i18n/useMessages.ts';
export { imageSrcSet, imageUrl } from './images/imageUrl.ts';
export {
  keepOnboardingSelection,
  type OnboardingSelection,
  readOnboardingSelection,
} from './onboarding/selection.ts';
export { forgotPasswordPath, loginPath, registerPath } from './paths/accountPaths.ts';
export {
  accountSettingsPath,
  albumPath,
  artistPath,
  billingPath,
  channelPath,
  customPagePath,
  feedPath,
  genrePath,
  labelPath,
  libraryPath,
  libraryPlaylistsPath,
  downloadsPath,
  lyricsPath,
  notificationSettingsPath,
  adPath,
  radioPath,
  notificationsPath,
  playlistInvitePath,
  pricingPath,
  searchPath,
  tagPath,
  trackPath,
  userPath,
  workspacePath,
  workspacesPath,
} from './paths/paths.ts';
export { slugify } from './paths/slugify.ts';
export {
  cancelPlanMutation,
  changeMethodMutation,
  changePlanMutation,
  confirmTestMutation,
  pausePlanMutation,
  payOwedMutation,
  payTestMutation,
  refreshCheckoutMutation,
  refreshPlanMutation,
  resumePlanMutation,
  startCheckoutMutation,
  testCardMutation,
  testGatewayMutation,
} from './payments/mutations.ts';
export { billingQuery, checkoutQuery, invoicesQuery, quoteQuery } from './payments/queries.ts';
export { takenSegments } from './paths/takenSegments.ts';
export { useCan } from './permissions/useCan.ts';
export { likeManyMutation, likeMutation } from './likes/mutations.ts';
export type { LikeChange } from './likes/LikeChange.ts';
export { sendKeptLikes } from './likes/keptLikes.ts';
export { likesQuery } from './likes/queries.ts';
export { type LikeState, useLike } from './likes/useLike.ts';
export {
  deleteNotificationMutation,
  markAllAsReadMutation,
  markAsReadMutation,
} from './notifications/mutations.ts';
export { notificationsQuery, unreadNotificationsQuery } from './notifications/queries.ts';
export {
  createPlaylistInviteMutation,
  joinPlaylistMutation,
  removeCollaboratorMutation,
  revokePlaylistInviteMutation,
} from './playlists/collaborationMutations.ts';
export { collaborationQuery, playlistInviteQuery } from './playlists/collaborationQueries.ts';
export {
  addTracksMutation,
  type CoverChange,
  createPlaylistMutation,
  matchTracksMutation,
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
  playlistTracksList,
  playlistTracksQuery,
  smartPreviewQuery,
  smartRulesQuery,
  type PlaylistsInput,
  type PlaylistTracksInput,
} from './playlists/queries.ts';
export { productQuery, productsQuery } from './products/queries.ts';
export {
  createQueryClient,
  dehydrateQueries,
  hydrateQueries,
  queryTimes,
  type QueryClientOptions,
} from './queryClient/createQueryClient.ts';
export {
  connectSession,
  followErrorResponse,
  followOtherTab,
  hasLoggedOut,
  readSignedIn,
  refreshEverywhere,
  refreshSession,
  type SessionOptions,
  switchWorkspace,
} from './session/session.ts';
export { hasSessionEnded } from './session/endedSessions.ts';
export { prepareUploads } from './humanCheck/prepareUploads.ts';
export { useHumanCheck } from './humanCheck/useHumanCheck.ts';
export { tabsChannel } from './session/tabsChannel.ts';
export { searchQuery, type SearchInput } from './search/queries.ts';
export type { PageMeta } from './seo/PageMeta.ts';
export { fillTemplate } from './seo/fillTemplate.ts';
export {
  albumData,
  artistData,
  labelData,
  planData,
  playlistData,
  profileData,
  siteData,
  type StructuredData,
  trackData,
  webPageData,
} from './seo/structuredData.ts';
export { createStartupStore, createStore, type StartupStore, type Store } from './store/createStore.ts';
export { type HidingCondition, hidingConditions } from './startup/hidingConditions.ts';
export { readThemeFont } from './themes/readThemeFont.ts';
export { isMenuAction } from './startup/menuAction.ts';
export {
  type LandingAction,
  type LandingFeature,
  type LandingPart,
  landingParts,
  standardLandingOrder,
} from './appearance/landing.ts';
export { type MergeConflict, mergeValues, nameOfEntry } from './appearance/mergeValues.ts';
export { innerMenuItems, isMenuItemVisible, menuItemHref, menuItemsAt } from './startup/menus.ts';
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
export { type AdHeights, adSlotNames, adSlots, type AdSlotName } from './ads/contract.ts';
export {
  openPlayerEvents,
  readPlayback,
  readQueue,
  reportPlayback,
  sendPlayerCommand,
} from './player/queries.ts';
export { type RadioInput, radioQuery, radioTracksQuery } from './radio/queries.ts';
export { trackPlaylistsQuery, trackQuery, tracksQuery, type TracksInput } from './tracks/queries.ts';
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
export { invitationQuery, workspaceQuery, workspacesQuery } from './workspaces/queries.ts';
export {
  userLikesQuery,
  userPeopleQuery,
  userPlaylistsQuery,
  userQuery,
  userRepostsQuery,
  type UserInput,
} from './users/queries.ts';
export { blockMutation, blocksQuery } from './blocks/queries.ts';
export {
  addCommentMutation,
  deleteCommentMutation,
  likeCommentMutation,
  reportCommentMutation,
  restoreCommentMutation,
  updateCommentMutation,
} from './comments/mutations.ts';
export { commentsQuery, repliesQuery } from './comments/queries.ts';
export { feedQuery } from './feed/queries.ts';
export {
  createFolderMutation,
  deleteFolderMutation,
  foldersQuery,
  placePlaylistsMutation,
  updateFolderMutation,
} from './folders/queries.ts';
export { type HideChange, hiddenTracksQuery, hideMutation, hidesQuery } from './hides/queries.ts';
export { memberHomeQuery } from './home/queries.ts';
export { insightsFileUrl, insightsQuery, insightZoneMutation, siteReportQuery } from './insights/queries.ts';
export {
  labelAlbumsQuery,
  labelArtistsQuery,
  labelQuery,
  labelsQuery,
  labelTracksQuery,
} from './labels/queries.ts';
export {
  libraryAlbumsList,
  type LibraryAlbumsInput,
  libraryArtistsList,
  type LibraryArtistsInput,
  libraryTracksList,
  libraryTracksQuery,
  type LibraryTracksInput,
} from './library/queries.ts';
export { clearHistoryMutation, sendPlays } from './plays/mutations.ts';
export { historyDayList, historyDaysQuery } from './plays/queries.ts';
export { type RepostChange, repostMutation } from './reposts/mutations.ts';
export { repostsQuery } from './reposts/queries.ts';
export { addSearchMutation, recentSearchesQuery, removeSearchMutation } from './searches/queries.ts';
export { deleteLyricsMutation, saveLyricsMutation } from './lyrics/mutations.ts';
export { lyricsQuery } from './lyrics/queries.ts';
export { type LinePart, lineParts } from './lyrics/lineParts.ts';
export { parseLrc, writeLrc } from './lyrics/lrc.ts';
export { parseTtml, writeTtml } from './lyrics/ttml.ts';
export { httpClientOf } from './http/request.ts';
export { publishAppearanceMutation } from './appearance/mutations.ts';
export { appearanceQuery } from './appearance/queries.ts';
export {
  appearanceDraftQuery,
  appearanceDraftsQuery,
  appearanceHistoryQuery,
  appearanceVersionQuery,
  createDraftMutation,
  deleteDraftMutation,
  draftLinkMutation,
  draftPresenceQuery,
  endDraftLinkMutation,
  keepFileMutation,
  publishDraftMutation,
  restoreReleaseMutation,
  updateDraftMutation,
} from './appearance/draftQueries.ts';
export {
  addTeamMemberMutation,
  bulkTracksMutation,
  changeTeamRoleMutation,
  createBackstageRequestMutation,
  decideBackstageRequestMutation,
  orderAlbumTracksMutation,
  privateLinkMutation,
  processRecordingMutation,
  releaseAlbumMutation,
  removeReleaseMutation,
  removeTeamMemberMutation,
  saveAlbumMutation,
  saveArtistMutation,
  saveTrackMutation,
  undoBulkTracksMutation,
  undoEditMutation,
  undoReleaseRemovalMutation,
  withdrawBackstageRequestMutation,
} from './backstage/mutations.ts';
export {
  artistTeamQuery,
  backstageOptionsQuery,
  backstageRequestQuery,
  backstageRequestsQuery,
  decidableRequestsQuery,
  editorsQuery,
  managedAlbumQuery,
  managedAlbumTracksQuery,
  managedArtistQuery,
  managedArtistsQuery,
  managedReleasesQuery,
  managedTrackQuery,
  preflightQuery,
  privateAlbumQuery,
  privateLinkQuery,
} from './backstage/queries.ts';
export { contactMutation } from './contact/mutations.ts';
export type { ApiDescription, ApiOperation, ApiParameter, ApiSchema } from './openapi/contract.ts';
export { apiQuery } from './openapi/queries.ts';
export { type TryResponse, tryRequestMutation } from './openapi/tryRequest.ts';
export { acceptPoliciesMutation, policiesQuery } from './policies/queries.ts';
export { customPageQuery } from './customPages/queries.ts';
export { lookUpMutation, providerOffersQuery } from './providers/queries.ts';
