import * as v from 'valibot';
import { ids, line, optionalText } from '../admin/fields.ts';
import { RecordRef } from './releases.ts';
import { SocialProfile } from '../users/contract.ts';
import { Id, Timestamp } from '../shared/contract.ts';
import { ManagerRole } from './team.ts';

/** What a person asks for: to be verified, to become an artist, or to claim an artist of the catalogue. */
export const BackstageRequestType = v.picklist(['verify', 'become', 'claim']);
export type BackstageRequestType = v.InferOutput<typeof BackstageRequestType>;

/** A request for the rights of an artist. */
export const BackstageRequest = v.object({
  id: Id,
  type: BackstageRequestType,
  user: RecordRef,
  /** The artist of the catalogue that it is about; null for a new one. */
  artist: v.nullable(RecordRef),
  /** The name of a new artist. */
  name: v.nullable(v.string()),
  role: ManagerRole,
  /** Why the request is right, as text. */
  evidence: v.string(),
  links: v.array(v.string()),
  /** The accounts of the person at services with which people sign in, which show who it is. */
  social_profiles: v.array(SocialProfile),
  /** Uploaded files that show it. */
  files: v.array(v.object({ id: Id, name: v.string(), file_size: v.number(), url: v.string() })),
  status: v.picklist(['pending', 'approved', 'denied', 'withdrawn']),
  reviewer: v.nullable(RecordRef),
  /** What the reviewer wrote. */
  note: v.nullable(v.string()),
  created_at: Timestamp,
  decided_at: v.nullable(Timestamp),
});
export type BackstageRequest = v.InferOutput<typeof BackstageRequest>;

export const BackstageRequestResponse = v.object({ request: BackstageRequest });
/** The latest requests, newest first, at most 100. */
export const BackstageRequestsResponse = v.object({ requests: v.array(BackstageRequest) });

/** Which requests reviewers read. @default those that nobody has decided */
export const BackstageRequestsParams = v.object({
  status: v.optional(v.picklist(['pending', 'approved', 'denied', 'withdrawn'])),
});

const requestEntries = {
  role: ManagerRole,
  evidence: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Explain your request.'),
    v.maxLength(5000, 'Use at most 5000 characters.'),
  ),
  links: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(500),
        v.regex(/^(?:https?:\/\/[^\s/]+\S*)?$/, 'Use an address with https://.'),
      ),
    ),
    // Empty lines are no links.
    v.filterItems((link) => link !== ''),
    v.maxLength(10),
  ),
  /** Uploaded files that show it. */
  file_ids: v.optional(ids(10), []),
};
const artist_id = v.pipe(
  v.nullable(Id),
  v.check((id) => id !== null, 'Choose an artist.'),
);

/** The body of a request to become an artist. */
export const BecomeArtistInput = v.object({ type: v.literal('become'), name: line(120), ...requestEntries });
/** The body of a request about an artist of the catalogue. */
export const ClaimArtistInput = v.object({ type: v.literal('claim'), artist_id, ...requestEntries });
export const VerifyArtistInput = v.object({ type: v.literal('verify'), artist_id, ...requestEntries });
export const BackstageRequestInput = v.variant('type', [
  BecomeArtistInput,
  ClaimArtistInput,
  VerifyArtistInput,
]);
export type BackstageRequestInput = v.InferOutput<typeof BackstageRequestInput>;

/** The decision of a reviewer. */
export const BackstageDecisionInput = v.object({
  status: v.picklist(['approved', 'denied']),
  note: optionalText(2000),
});
export type BackstageDecisionInput = v.InferOutput<typeof BackstageDecisionInput>;
