import { useMessages } from '@segno/data';
import { type VariableMetadata, variableMetadata } from '@segno/ui';
import { variableMessages } from '../messages/variables.en.ts';

type Group = VariableMetadata['group'];

/** The groups of the registry, in its order. */
export const groups: readonly Group[] = [...new Set(variableMetadata.map(({ group }) => group))];

type Slug<TText extends string> = TText extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${Slug<Rest>}`
  : Lowercase<TText>;

/** The name of a group in addresses and in the keys of messages: `Text and lines` is `text-and-lines`. */
export const slugOf = (group: Group) => group.toLowerCase().replaceAll(' ', '-') as Slug<Group>;

/** The group of a name in an address; null for none. */
export const groupOf = (slug: string): Group | null => groups.find((group) => slugOf(group) === slug) ?? null;

export const variablesOf = (group: Group): VariableMetadata[] =>
  variableMetadata.filter((variable) => variable.group === group);

/** Returns the translated name of a group. */
export function useGroupName() {
  const t = useMessages(variableMessages);
  return (group: Group) => t(`group.${slugOf(group)}`);
}

/** Returns the translated name of a variable. */
export function useVariableName() {
  const t = useMessages(variableMessages);
  return (name: VariableMetadata['name']) => t(`variable.${name}`);
}
