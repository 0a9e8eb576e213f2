import { jobKinds, useMessages } from '@segno/data';
import { messages } from '../messages/jobs.en.ts';

/** Returns what jobs of a kind do, in the viewer's language. A kind of a newer server is its own name. */
export function useJobName(): (kind: string) => string {
  const t = useMessages(messages);
  return (kind) => {
    const known = jobKinds.find((each) => each === kind);
    return known ? t(`job.${known}`) : kind;
  };
}
