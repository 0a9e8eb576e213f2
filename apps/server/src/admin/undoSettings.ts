import { isDeepStrictEqual } from 'node:util';
import {
  type AnySettingName,
  definitionOf,
  isSettingName,
  type PermissionName,
  type SettingChanges,
} from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { auditEntries } from '../audit/table.ts';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import { cannotUndo } from '../records/removedRows.ts';
import { describeSettings, writeSettings } from '../settings/store.ts';
import { settings } from '../settings/table.ts';
import { isAdminSetting } from './isAdminSetting.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';

type Entry = typeof auditEntries.$inferSelect;

/** The settings that the entry of a page of the administration has under other names. */
const ownNames: Record<string, Record<string, AnySettingName>> = {
  localizations: { languages: 'localization.languages' },
};

/** Who may undo changes of settings, by the page where they are made. */
export const settingPermissions: Record<string, PermissionName> = {
  settings: 'settings.update',
  localizations: 'localizations.update',
};

/**
 * Writes the former values of the settings that a change has changed, and of no others. Secrets stay: the log never had
 * their values. Refused when one of the settings was changed again since.
 */
export async function undoSettings(
  tx: Database,
  viewer: SignedInViewer,
  { resource, label, before, after }: Entry,
): Promise<void> {
  // Nobody else changes a setting between the comparison and the change.
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
  const present = new Map((await describeSettings(tx)).map((setting) => [setting.name, setting]));
  const changed: string[] = [];
  const former: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(before ?? {})) {
    const name = ownNames[resource]?.[key] ?? key;
    const now = isSettingName(name) ? present.get(name) : undefined;
    // A setting of a former version of the program.
    if (!now || (resource === 'settings' && !isAdminSetting(name))) throw cannotUndo();
    if (now.access === 'secret') continue;
    if (now.source === 'environment') throw cannotUndo('This is set by the environment of the server.');
    if (!isDeepStrictEqual(now.value ?? null, after?.[key] ?? null)) changed.push(name);
    // The default is no stored value, so that it follows the program.
    const isDefault = value === null || isDeepStrictEqual(value, definitionOf(now.name).standard);
    former[name] = isDefault ? undefined : value;
  }
  if (changed.length > 0) throw cannotUndo(`This was changed again since: ${changed.join(', ')}`);
  const names = Object.keys(former);
  if (names.length === 0) throw cannotUndo('The log has no secrets. Write them again on their page.');
  await writeSettings(tx, former as SettingChanges);
  const of = (values: Entry['before']) =>
    Object.fromEntries(
      Object.entries(values ?? {}).filter(([key]) => (ownNames[resource]?.[key] ?? key) in former),
    );
  await recordChange(tx, viewer, {
    action: 'undo',
    record: { type: resource, ids: [], name: label },
    before: of(after),
    after: of(before),
  });
}
