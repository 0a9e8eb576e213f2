export { AdSlot } from './ads/AdSlot.tsx';
export { ErrorScreen, type ErrorScreenProps } from './errors/ErrorScreen.tsx';
export { NotFoundScreen } from './errors/NotFoundScreen.tsx';
export { errorMeta } from './errors/errorMeta.ts';
export { DescribedSelect, type DescribedSelectProps } from './form/DescribedSelect.tsx';
export { CountrySelect } from './choices/CountrySelect.tsx';
export { TimeZoneSelect } from './choices/TimeZoneSelect.tsx';
export { ValueSelect, type ValueSelectProps } from './choices/ValueSelect.tsx';
export { FormDialog } from './form/FormDialog.tsx';
export { keepTyped, takeTyped } from './form/typedValues.ts';
export { useIsHydrated } from './form/useIsHydrated.ts';
export { useLeaveGuard } from './form/useLeaveGuard.ts';
export { useFirstDay } from './form/useFirstDay.ts';
export { type ResourceForm, type ResourceFormOptions, useResourceForm } from './form/useResourceForm.ts';
export { LinkTabs } from './linktabs/LinkTabs.tsx';
export { saveFile } from './files/saveFile.ts';
export { showErrorToast } from './notify/showErrorToast.tsx';
export { Page, type PageProps } from './page/Page.tsx';
export {
  type AnyPage,
  type MetaSource,
  page,
  type PageFrame,
  type PageGuard,
  type PageRule,
  type PageVisit,
  type ParamParsers,
  type PathParams,
} from './page/page.ts';
export { keepFocus } from './page/keepFocus.ts';
export { readParams } from './page/readParams.ts';
export { requireCanonical } from './page/requireCanonical.ts';
export { useAddressQuery } from './page/useAddressQuery.ts';
export { LoadMore } from './paging/LoadMore.tsx';
export { LongGrid, type LongGridProps } from './paging/LongGrid.tsx';
export { PagedItems } from './paging/PagedItems.tsx';
export { type LongList, useLongList } from './paging/useLongList.ts';
export { CardGrid } from './sections/CardGrid.tsx';
export { CardRow } from './sections/CardRow.tsx';
export { Section } from './sections/Section.tsx';
export { SectionHeading } from './sections/SectionHeading.tsx';
export { isInEditor, setInEditor } from './session/previewState.ts';
export { useLogOut } from './session/useLogOut.ts';
export { useSaveKey } from './form/useSaveKey.ts';
export { type TableQuery, useTableQuery } from './table/useTableQuery.ts';
export { type Invitation, useInvitation } from './workspaces/useInvitation.ts';
export { useSwitchWorkspace } from './workspaces/useSwitchWorkspace.ts';
export { ColumnsMenu } from './table/ColumnsMenu.tsx';
export { ResourceTable } from './table/ResourceTable.tsx';
export type {
  BulkAction,
  FilterOf,
  ResourceTableProps,
  RowAction,
  TableColumn,
} from './table/resourceTableProps.ts';
export { TableFilters } from './table/TableFilters.tsx';
export { useKeptList } from './table/useKeptList.ts';
export { useShownColumns } from './table/useShownColumns.ts';
export { tableQueryNames } from './table/tableQueryNames.ts';
