import { useMessages } from '@segno/data';
import { insightMessages } from '../messages/insights.en.ts';

type Key = keyof typeof insightMessages.lines;

/** The name of a device or a source in the language of the page. Browsers have their own names. */
export function useShareName(): (part: 'devices' | 'browsers' | 'sources', value: string) => string {
  const t = useMessages(insightMessages);
  return (part, value) => {
    const key = `insights.${part === 'devices' ? 'device' : 'source'}.${value}`;
    return part !== 'browsers' && key in insightMessages.lines ? t(key as Key) : value;
  };
}
