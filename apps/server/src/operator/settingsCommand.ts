import { anySettingNames, definitionOf, isSettingName, parseSettingText } from '@segno/data/contract';
import { Problem } from '../http/Problem.ts';
import type { OperatorCommand } from './OperatorContext.ts';
import { StartupError } from '../StartupError.ts';
import { type DescribedSetting, describeSettings, writeSettings } from '../settings/store.ts';

const usage = `The commands are:
  list                  all settings with their values and meaning
  get NAME              the value of a setting
  set NAME VALUE        change a setting: true or false, a number, a text, or JSON
  reset NAME            return to the default`;

/** `npm run settings [-- COMMAND …]`. */
export const runSettings: OperatorCommand = async (
  { db, vault, environment },
  [command = 'list', name, ...words],
) => {
  if (command === 'list' && name === undefined)
    return (await describeSettings(db, environment)).map(describe).join('\n');
  if (!['get', 'set', 'reset'].includes(command) || name === undefined)
    throw new StartupError(`"${[command, name].filter(Boolean).join(' ')}" is not a command. ${usage}`);
  if (!isSettingName(name))
    throw new StartupError(`There is no setting "${name}". There are: ${anySettingNames.join(', ')}.`);
  const takes = (least: number, most: number) => words.length >= least && words.length <= most;
  if (!(command === 'set' ? takes(1, Infinity) : takes(0, 0)))
    throw new StartupError(`"${command} ${name}" is not complete. ${usage}`);
  if (command !== 'get') {
    const value = command === 'set' ? parseSettingText(name, words.join(' ')) : undefined;
    if (command === 'set' && value === undefined)
      throw new StartupError(`This is not a value of ${name}. ${definitionOf(name).about}`);
    await writeSettings(db, { [name]: value }, { vault, environment }).catch((error: unknown) => {
      throw error instanceof Problem
        ? new StartupError(Object.values(error.fields ?? {}).flat()[0] ?? error.message)
        : error;
    });
  }
  const [found] = (await describeSettings(db, environment)).filter((each) => each.name === name);
  return found ? valueOf(found) : '';
};

const valueOf = ({ access, isSet, value }: DescribedSetting): string => {
  if (access === 'secret') return isSet ? '(set)' : '(not set)';
  return typeof value === 'string' ? value : value === undefined ? '(not set)' : JSON.stringify(value);
};

/** The longest value in a list. */
const longest = 100;

const describe = (setting: DescribedSetting): string => {
  const value = valueOf(setting);
  const shown = value.length > longest ? `${value.slice(0, longest)}…` : value;
  const source = { default: '', database: ' (changed)', environment: ' (set by the environment)' };
  return `${setting.name} = ${shown}${source[setting.source]}\n    ${setting.about}`;
};
