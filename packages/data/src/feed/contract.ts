import * as v from 'valibot';
import { ChannelItem } from '../channels/contract.ts';
import { Id, paginated, PageParams, Timestamp } from '../shared/contract.ts';

/** What a followed artist released, or a followed person reposted. */
export const FeedEntry = v.object({
  id: v.string(),
  type: v.picklist(['release', 'repost']),
  at: Timestamp,
  /** Who reposted it. */
  user: v.nullable(v.object({ id: Id, name: v.string() })),
  item: ChannelItem,
});
export type FeedEntry = v.InferOutput<typeof FeedEntry>;
export const FeedList = paginated(FeedEntry);
export const FeedParams = PageParams;
