import * as v from 'valibot';
import { ChannelItem } from '../channels/contract.ts';

/** A section of a member's home page. The screen has its title. */
export const HomeSection = v.object({
  kind: v.picklist(['jump_back_in', 'own_playlists', 'followed_releases', 'because_you_played']),
  /** What the person played, for `because_you_played`. */
  about: v.nullable(v.string()),
  items: v.array(ChannelItem),
});
export type HomeSection = v.InferOutput<typeof HomeSection>;

/** What the signed-in person returns to, above the channels of the home page. Sections without items are left out. */
export const MemberHome = v.object({ sections: v.array(HomeSection) });
export type MemberHome = v.InferOutput<typeof MemberHome>;
