import { useJobName } from '../logs/useJobName.ts';
import type { AdminView, AnyRecord } from './AdminView.ts';

/** Returns what names a record in the viewer's language. */
export function useRecordName({ nameOf, isNamedByJob = false }: AdminView): (record: AnyRecord) => string {
  const jobName = useJobName();
  return (record) => (isNamedByJob ? jobName(nameOf(record)) : nameOf(record));
}
