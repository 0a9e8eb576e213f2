import * as v from 'valibot';
import { maxId, readId } from './readId.ts';

/** A positive integer that identifies a record among those of its type. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxId));

/** A parameter of an address: record ids separated by commas. */
export const idList = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(12 * most),
    v.transform((list) => (list === '' ? [] : list.split(',').map(readId))),
    v.array(Id),
    v.maxLength(most),
  );

/** A count: an integer from 0. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A duration in whole milliseconds, from 0. */
export const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A point in time in UTC, ISO 8601 (RFC 3339). */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A calendar date, `YYYY-MM-DD`. */
export const CalendarDate = v.pipe(v.string(), v.isoDate());

export { imageWidths, type ImageWidth } from '../images/imageWidths.ts';

/**
 * An image. Append `/{width}` with one of `imageWidths` to `src` for the URL of that width (AVIF, WebP or JPEG by the
 * request's `Accept`). `color` is the dominant colour as `#rrggbb`, shown while the image loads.
 */
export const Image = v.object({
  src: v.string(),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  alt: v.nullable(v.string()),
});
export type Image = v.InferOutput<typeof Image>;

/** The visibility of a record. */
export const Status = v.picklist(['draft', 'scheduled', 'published', 'hidden']);
export type Status = v.InferOutput<typeof Status>;

/** The properties that a link to a genre or tag needs. */
export const NamedRef = v.object({ id: Id, name: v.string(), display_name: v.string() });
export type NamedRef = v.InferOutput<typeof NamedRef>;

/** What the viewer may do with a record (ACCESS-9). */
export const RecordPermissions = v.object({ update: v.boolean(), delete: v.boolean() });
export type RecordPermissions = v.InferOutput<typeof RecordPermissions>;

/** The maximum number of records in one page of a list. */
export const maxPerPage = 100;

/**
 * The pagination of a list. `next_cursor` is opaque: send it as `cursor` to get the next page. It is null on the last
 * page. The first page of an outline has the total and the cursors of all other pages in `starts`.
 */
export const paginated = <const T extends v.GenericSchema>(item: T) =>
  v.object({
    pagination: v.object({
      data: v.array(item),
      per_page: Count,
      next_cursor: v.nullable(v.string()),
      total: v.nullable(Count),
      starts: v.optional(v.array(v.string())),
    }),
  });

/** A page of `T`, as `paginated` describes it in JSON. */
export interface Page<T> {
  pagination: {
    data: T[];
    per_page: number;
    next_cursor: string | null;
    total: number | null;
    starts?: string[] | undefined;
  };
}

/** The query parameters of every list. Numbers arrive as strings. */
export const PageParams = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  perPage: v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(maxPerPage),
    ),
  ),
});
/** The list parameters that a caller can set. */
export interface PageInput {
  cursor?: string;
  perPage?: number;
}

/** A path parameter with a record id. */
export const IdParam = v.object({
  id: v.pipe(
    v.string(),
    v.transform((text) => readId(text)),
    v.number(),
  ),
});

/** The response to a change that has nothing to tell. */
export const Done = v.object({});

/** The body of every error response. `errors` maps a field name to its message or messages (ERROR-6). */
export const ErrorBody = v.object({
  message: v.string(),
  code: v.string(),
  errors: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  action: v.optional(v.object({ label: v.string(), action: v.string() })),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
