import type { AdminOptionKind, AdminResource, Image, InsightKind, PermissionName } from '@segno/data';
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import { adminPath } from './adminPath.ts';

/** A record of any resource. */
export type AnyRecord = Record<string, unknown> & {
  id: number;
  permissions: { update: boolean; delete: boolean };
};

/** How the value of a column is shown. */
type ColumnKind =
  | 'text'
  | 'number'
  | 'size'
  | 'date'
  /** A time, shown as its day. */
  | 'time'
  /** A time, shown with the hour and minute. */
  | 'instant'
  | 'choice'
  | 'flag'
  | 'duration'
  | 'refs'
  | 'ref'
  | 'price'
  /** The name of a page of the administration. */
  | 'page';

export interface AdminColumn {
  /** The property of the record, whose label is `column.{id}` or `field.{id}`. */
  id: string;
  kind: ColumnKind;
  /** Its numbers have up to nine digits. @default false */
  isLarge?: boolean;
  /** The order of the table by this column. */
  order?: string;
}

/** A field of a form: the property of the input, whose label is `field.{name}`. */
export type AdminField = {
  name: string;
  hintKey?: 'slug' | 'restriction' | 'lrc' | 'position';
  /** Shown to those who have it. */
  permission?: PermissionName;
} & (
  | {
      kind:
        | 'text'
        | 'email'
        | 'url'
        | 'long'
        | 'flag'
        | 'number'
        | 'seconds'
        | 'date'
        | 'links'
        | 'permissions'
        | 'rich'
        | 'lines'
        | 'prices'
        | 'zone'
        | 'language'
        | 'country'
        /** The uploaded file that replaces the `image` of the record. */
        | 'picture';
    }
  | {
      kind: 'choice';
      values: readonly string[];
      isOptional?: boolean;
      /** Other values that mean one of these. */
      same?: Readonly<Record<string, string>>;
      /** Values whose label is not `value.{value}`, with the end of its key. */
      keys?: Readonly<Record<string, string>>;
    }
  | { kind: 'one' | 'many'; of: AdminOptionKind }
  | { kind: 'items' }
);

interface AdminGroup {
  /** Its title is `group.{name}`. */
  name: string;
  fields: readonly AdminField[];
  /** Shown while the values fit. */
  when?: (values: Record<string, unknown>) => boolean;
}

/** A tab of a record, whose label is `tab.{name}`. */
export interface AdminTab {
  name: string;
  groups: readonly AdminGroup[];
  /** Shown below the fields of a record that exists. */
  Extra?: ComponentType<{ record: AnyRecord }>;
}

/** An action on records, whose label is `action.{name}` and whose result is told by `done.{name}`. */
export interface AdminAction {
  name: string;
  /** Whether it changes a record. Without it, every record. */
  appliesTo?: (record: AnyRecord) => boolean;
  isDangerous?: boolean;
}

/** All that the administration must know about a resource to show its table and its form. */
export interface AdminView {
  resource: AdminResource<AnyRecord> & {
    input: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  };
  /** The property that names a record: the first column. */
  nameOf: (record: AnyRecord) => string;
  /** That property is the kind of a job, which is shown as what the job does. @default false */
  isNamedByJob?: boolean;
  /** The order of the table by the first column. */
  nameOrder?: string;
  columns: readonly AdminColumn[];
  tabs: readonly AdminTab[];
  /** The values of a new record. Without it none can be created. */
  blank?: Record<string, unknown>;
  /** The groups of the form of a new record, where they are not those of its tabs. */
  newGroups?: readonly AdminGroup[];
  /** The values as they are sent. */
  clean?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** What can be done with selected records beside deleting them. */
  actions?: readonly AdminAction[];
  /** Filters that the table does not offer, because only links use them. */
  hiddenFilters?: readonly string[];
  /** The records have insights. */
  insights?: InsightKind;
  /** The page of the navigation, where it is not that of the resource, and the address of its list. */
  navigation?: string;
  listPath?: string;
  /** The form of a record, or of a new one, in place of the fields of the tabs: where the backstage has the same form. */
  Form?: ComponentType<{ record: AnyRecord | null }>;
  /** Buttons beside the title of a record. */
  Tools?: ComponentType<{ record: AnyRecord }>;
  /** The page of a record on the site. */
  siteHref?: (record: AnyRecord) => string | undefined;
  /** The message of the link to it. @default 'table.open' */
  openKey?: (record: AnyRecord) => 'table.open' | 'form.preview';
}

/** Any declaration of the contract, whose types are those of its records. */
interface Declared {
  name: string;
}

/** The address of the table of a view. */
export const listPathOf = ({ listPath, resource }: AdminView): string => listPath ?? adminPath(resource.name);

/** The fields of all tabs. */
export const fieldsOf = ({ tabs, newGroups = [] }: AdminView): AdminField[] =>
  [...tabs.flatMap(({ groups }) => groups), ...newGroups].flatMap(({ fields }) => fields);

/** The picture of a record whose form can replace it. The contract has checked the record. */
export const imageOf = (record: AnyRecord | null) => (record?.image ?? null) as Image | null;

/** A view of a resource. The types of the records are those of the contract, which every answer has passed. */
export const defineView = (resource: Declared, view: Omit<AdminView, 'resource'>): AdminView => ({
  ...view,
  resource: resource as unknown as AdminView['resource'],
});

export const text = (name: string, hintKey?: AdminField['hintKey']): AdminField => ({
  name,
  kind: 'text',
  ...(hintKey && { hintKey }),
});
export const long = (name: string, hintKey?: AdminField['hintKey']): AdminField => ({
  name,
  kind: 'long',
  ...(hintKey && { hintKey }),
});
export const flag = (name: string): AdminField => ({ name, kind: 'flag' });
export const choice = (name: string, values: readonly string[]): AdminField => ({
  name,
  kind: 'choice',
  values,
});
export const many = (name: string, of: AdminOptionKind): AdminField => ({ name, kind: 'many', of });
export const one = (name: string, of: AdminOptionKind): AdminField => ({ name, kind: 'one', of });
