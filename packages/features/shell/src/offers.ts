// The exports for other features: `@segno/shell/offers`.
export { ErrorScreen } from './errors/ErrorScreen.tsx';
export { useLogOut } from './account/useLogOut.ts';
export { useIsHydrated } from './form/useIsHydrated.ts';
export { useResourceForm, type ResourceForm, type ResourceFormOptions } from './form/useResourceForm.ts';
export { showErrorToast } from './notify/showErrorToast.tsx';
export { type Invitation, useInvitation } from './workspaces/useInvitation.ts';
export { usePageParams } from './page/usePageParams.ts';
export { useTableQuery, type TableQuery } from './table/useTableQuery.ts';
