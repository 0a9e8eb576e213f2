import { type AnySettingName, inputOf } from '@segno/data/contract';
import type * as v from 'valibot';

/** What a value has to be, for the person who entered another one. */
const message = {
  address: 'Enter an address that begins with https:// or http://.',
  email: 'Enter an email address such as name@example.com.',
  currency: 'Enter a currency such as USD.',
  publishableKey: 'Enter the key that begins with pk_.',
  toolId: 'Use letters, digits, dots, dashes and underscores.',
  choice: 'Choose one of the offered values.',
  empty: 'Fill in this field.',
  number: 'Enter a number.',
  whole: 'Enter a whole number.',
  range: (least: number, most: number) => `Enter a number from ${least} to ${most}.`,
  least: (least: number) => `Enter ${least} or more.`,
  characters: (most: number) => `Use at most ${most} characters.`,
  entries: (most: number) => `Use at most ${most} entries.`,
  other: 'This value does not fit.',
};

/** Patterns that are not those of an address. */
const patterns: Partial<Record<AnySettingName, string>> = {
  'analytics.tool_id': message.toolId,
  'billing.currencies': message.currency,
  'billing.stripe.publishable_key': message.publishableKey,
  'site.contact_address': message.email,
};

/** The parts of a schema with the limits of a number. */
interface Shape {
  type: string;
  requirement?: unknown;
  pipe?: readonly Shape[];
}

function rangeOf(name: AnySettingName): string {
  const { pipe = [] } = inputOf(name) as unknown as Shape;
  const limit = (type: string) => {
    const requirement = pipe.find((part) => part.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  const [least, most] = [limit('min_value'), limit('max_value')];
  if (least === undefined) return message.number;
  return most === undefined ? message.least(least) : message.range(least, most);
}

/** Why a value of a setting is refused. A schema that has a sentence of its own keeps it. */
export function explainIssue(name: AnySettingName, issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  switch (issue.type) {
    case 'min_value':
    case 'max_value':
    case 'number':
      return rangeOf(name);
    case 'integer':
      return message.whole;
    case 'min_length':
      return message.empty;
    case 'max_length': {
      const most = Number(issue.requirement);
      return Array.isArray(issue.input) ? message.entries(most) : message.characters(most);
    }
    case 'regex':
      return patterns[name] ?? message.address;
    case 'picklist':
      return message.choice;
    default:
      return message.other;
  }
}
