import type { Command } from './Command.ts';
import { fuzzyMatch, type Match } from './fuzzyMatch.ts';

/** A command that matches the text, and the matched ranges of its label. */
export interface FoundCommand {
  /** Unlike the command’s own id it is unique even when the command is also among the recent ones. */
  key: string;
  command: Command;
  match: Match;
}

export interface CommandGroup {
  title: string;
  found: FoundCommand[];
}

/** The match of a command that is shown before anything is typed. */
export const plain: Match = { score: 0, ranges: [] };

function matchCommand(query: string, command: Command): Match | undefined {
  const match = fuzzyMatch(query, command.label);
  if (match) return match;
  const byKeyword = command.keywords?.some((word) => (fuzzyMatch(query, word)?.score ?? 0) >= 60);
  return byKeyword || command.isResult ? { score: 45, ranges: [] } : undefined;
}

/** The matching commands in their groups, the best first. */
export function findCommands(query: string, commands: readonly Command[]): CommandGroup[] {
  const found = commands.flatMap((command): FoundCommand[] => {
    const match = query.trim() === '' ? plain : matchCommand(query, command);
    return match ? [{ key: command.id, command, match }] : [];
  });
  const sorted = found.toSorted((one, other) => other.match.score - one.match.score);
  const groups = new Map<string, CommandGroup>();
  for (const entry of sorted) {
    const title = entry.command.group ?? '';
    const group = groups.get(title) ?? { title, found: [] };
    group.found.push(entry);
    groups.set(title, group);
  }
  return [...groups.values()];
}
