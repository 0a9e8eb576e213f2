import {
  lineIssues,
  AdminLocalizations,
  Done,
  type LineFilter,
  type LineIssue,
  LinesFile,
  LinesInput,
  linesPerPage,
  LinesParams,
  LinesStored,
  LocalizationInput,
  LocalizationParam,
  type LocalizedLine,
  LocalizedLines,
  languages,
} from '@segno/data/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import { afterCommit } from '../db/RequestTransaction.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter, type Router } from '../http/router.ts';
import { Problem } from '../http/Problem.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readSettings, writeSettings } from '../settings/store.ts';
import { forgetChangedLines } from '../translations/changedLines.ts';
import { translationLines } from '../translations/table.ts';
import { invalid } from './held.ts';
import { faultsOf, linesOf } from './localizedLines.ts';
import { explains } from './shownLine.ts';

const filters: Record<LineFilter, (language: string, line: LocalizedLine) => boolean> = {
  all: () => true,
  missing: (_language, { line }) => line === '',
  changed: (_language, { is_changed }) => is_changed,
  faulty: (language, line) => faultsOf(language, line).length > 0,
};

const messages: Record<LineIssue['kind'], { message: string }> = {
  empty: { message: 'Fill in this field.' },
  missing: { message: 'A placeholder of the English line is missing.' },
  unknown: { message: 'The English line does not have one of the placeholders.' },
  plurals: { message: 'The plural forms are not those of the language.' },
};

/** The lines that can show a text of a page, in their language, in English or in that of the reader, the best first. */
async function explaining(db: Database, lines: LocalizedLine[], text: string, own: string) {
  const ownLines = new Map((await linesOf(db, own)).map(({ key, line }) => [key, line]));
  return lines
    .map((line) => {
      const texts = [line.line, line.english, ownLines.get(line.key) ?? ''];
      return { line, fit: Math.max(...texts.map((each) => explains(each, text))) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => (a.fit === b.fit ? 0 : b.fit - a.fit))
    .map(({ line }) => line);
}

/** The languages of the site and their lines. */
export function adminLocalizationRoutes(db: Database): Router {
  const rule = allow('localizations.update');
  return createRouter()
    .get('/', rule, responds(AdminLocalizations), async (c) => {
      const settings = await readSettings(db);
      const all = await Promise.all(
        languages.map(async (language) => [language, await linesOf(db, language)] as const),
      );
      const localizations = all.map(([language, lines]) => {
        const is_standard = settings['i18n.language'] === language;
        return {
          language,
          name: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
          is_standard,
          is_offered: is_standard || settings['localization.languages'].includes(language),
          lines_count: lines.length,
          translated_count: lines.filter(({ line }) => line !== '').length,
          changed_count: lines.filter(({ is_changed }) => is_changed).length,
        };
      });
      return c.json({ localizations });
    })
    .put(
      '/:language',
      rule,
      responds(Done),
      validate('param', LocalizationParam),
      validate('json', LocalizationInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { language } = c.req.valid('param');
        const { is_offered } = c.req.valid('json');
        await db.transaction(async (tx) => {
          const settings = await readSettings(tx);
          if (!is_offered && settings['i18n.language'] === language)
            throw invalid('is_offered', { message: 'The language of the site is always offered.' });
          const before = settings['localization.languages'];
          const rest = before.filter((each) => each !== language);
          const after = is_offered ? [...rest, language] : rest;
          await writeSettings(tx, { 'localization.languages': after });
          await recordChange(tx, viewer, {
            action: 'settings',
            record: { type: 'localizations', ids: [], name: language },
            before: { languages: before },
            after: { languages: after },
          });
        });
        return c.json({});
      },
    )
    .get(
      '/:language/lines',
      rule,
      responds(LocalizedLines),
      validate('param', LocalizationParam),
      validate('query', LinesParams),
      async (c) => {
        const { language } = c.req.valid('param');
        const { query = '', filter = 'all', page = 1, shown = '' } = c.req.valid('query');
        const words = query.toLowerCase();
        const all = await linesOf(db, language);
        const lines = shown === '' ? all : await explaining(db, all, shown, c.var.language ?? 'en');
        const found = lines.filter(
          (line) =>
            filters[filter](language, line) &&
            (words === '' || `${line.key}\n${line.english}\n${line.line}`.toLowerCase().includes(words)),
        );
        const start = (page - 1) * linesPerPage;
        return c.json({ lines: found.slice(start, start + linesPerPage), total: found.length });
      },
    )
    .put(
      '/:language/lines',
      rule,
      responds(LinesStored),
      validate('param', LocalizationParam),
      validate('json', LinesInput),
      async (c) => {
        const viewer = c.var.viewer;
        const { language } = c.req.valid('param');
        const { lines, skip_faulty } = c.req.valid('json');
        const present = new Map((await linesOf(db, language)).map((line) => [line.key, line]));
        const refused: { key: string; message: string }[] = [];
        const removed: string[] = [];
        const stored: { language: string; key: string; line: string }[] = [];
        for (const [key, given] of Object.entries(lines)) {
          const known = present.get(key);
          if (!known) refused.push({ key, message: 'There is no such line.' });
          else if (given === null || given === '') removed.push(key);
          else if (given !== known.line) {
            const [fault] = lineIssues(language, known.english, given);
            if (fault) refused.push({ key, ...messages[fault.kind] });
            else stored.push({ language, key, line: given });
          }
        }
        if (refused.length > 0 && !skip_faulty)
          throw new Problem({
            status: 422,
            code: 'invalid_request',
            message: 'Some of what was sent is not valid.',
            fields: Object.fromEntries(refused.map(({ key, message }) => [key, message])),
          });
        const before = Object.fromEntries(
          [...stored.map(({ key }) => key), ...removed]
            .slice(0, 50)
            .map((key) => [key, present.get(key)?.line]),
        );
        await db.transaction(async (tx) => {
          const own = eq(translationLines.language, language);
          if (removed.length > 0)
            await tx.delete(translationLines).where(and(own, inArray(translationLines.key, removed)));
          for (let start = 0; start < stored.length; start += 1000)
            await tx
              .insert(translationLines)
              .values(stored.slice(start, start + 1000))
              .onConflictDoUpdate({
                target: [translationLines.language, translationLines.key],
                set: { line: sql`excluded.line`, updated_at: new Date() },
              });
          await recordChange(tx, viewer, {
            action: 'translate',
            record: { type: 'localizations', ids: [], name: language },
            before,
            after: Object.fromEntries(stored.slice(0, 50).map(({ key, line }) => [key, line])),
          });
        });
        forgetChangedLines(db);
        await afterCommit(() => forgetChangedLines(db));
        return c.json({ count: stored.length + removed.length, refused: refused.slice(0, 500) });
      },
    )
    .get('/:language/export', rule, responds(LinesFile), validate('param', LocalizationParam), async (c) => {
      const { language } = c.req.valid('param');
      const lines = await linesOf(db, language);
      c.header('content-disposition', `attachment; filename="translation-${language}.json"`);
      c.header('cache-control', 'no-store');
      return c.json(lines.map(({ key, english, line }) => ({ key, english, translation: line })));
    });
}
