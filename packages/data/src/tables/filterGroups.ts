import * as v from 'valibot';
import { type FilterDefinitions, type FilterParam, filterParams, filterParamSchema } from './filterParams.ts';

/** A condition of a group: a parameter of a filter with its value. */
export interface FilterRule {
  /** The name of the parameter, such as `tracks_count.min`. */
  param: string;
  value: string | number;
}

/** Filters of which all or any must fit. A group can have groups, which have rules only. */
export interface FilterGroup {
  match: 'all' | 'any';
  rules: (FilterRule | FilterGroup)[];
}

export const isFilterGroup = (rule: FilterRule | FilterGroup): rule is FilterGroup => 'rules' in rule;

/** How deep groups are nested: a group, and groups in it. */
export const maxGroupDepth = 2;
/** The most rules of all groups of a table. */
export const maxGroupRules = 20;

/** Writes groups for an address: `any(status=draft,all(plays_count.min=10,created_at.last=7))`. Empty groups are left out. */
export function writeFilterGroup({ match, rules }: FilterGroup): string {
  const parts = rules
    .map((rule) => (isFilterGroup(rule) ? writeFilterGroup(rule) : `${rule.param}=${rule.value}`))
    .filter((part) => part !== '');
  return parts.length === 0 ? '' : `${match}(${parts.join(',')})`;
}

const token = /(all|any)\(|\)|,|([a-z_]+(?:\.[a-z]+)?)=([\w.-]+)/y;

/** Reads groups, undefined when they are not valid for the filters of a table. */
export function readFilterGroup(definition: FilterDefinitions, text: string): FilterGroup | undefined {
  const params = new Map<string, FilterParam>(filterParams(definition).map((param) => [param.name, param]));
  const root: FilterGroup = { match: 'all', rules: [] };
  const open: FilterGroup[] = [root];
  let count = 0;
  let isExpected = true;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(text);
    const group = open.at(-1);
    if (!found || !group) return undefined;
    const [whole, match, name, value = ''] = found;
    if (whole === ')' || whole === ',') {
      if (isExpected) return undefined;
      isExpected = whole === ',';
      if (whole === ')') open.pop();
      continue;
    }
    if (!isExpected) return undefined;
    if (match === 'all' || match === 'any') {
      if (open.length > maxGroupDepth) return undefined;
      const inner: FilterGroup = { match, rules: [] };
      group.rules.push(inner);
      open.push(inner);
      continue;
    }
    const param = params.get(name ?? '');
    if (!param || open.length === 1) return undefined;
    const read = v.safeParse(filterParamSchema(definition, param), value);
    if (!read.success) return undefined;
    count += 1;
    group.rules.push({ param: param.name, value: read.output });
    isExpected = false;
  }
  const [first, ...others] = root.rules;
  if (isExpected || open.length !== 1 || count > maxGroupRules || others.length > 0) return undefined;
  return first && isFilterGroup(first) ? first : undefined;
}
