/** The paths of the administration: its tables, the form of a new record, and the tabs of a record. */
export const adminPath = (name: string): string => `/admin/${name}`;
export const newRecordPath = (name: string): string => `/admin/${name}/new`;
/** The insights of a record. */
export const insightsPath = (name: 'tracks' | 'albums' | 'artists', id: number): string =>
  `/admin/${name}/${id}/insights`;
export const recordPath = (name: string, id: number, tab?: string): string =>
  `/admin/${name}/${id}/${tab ?? 'edit'}`;
