import {
  smartFields,
  smartOperators,
  type SmartField,
  type SmartGroup,
  type SmartRule,
  type SmartRules,
} from '@segno/data';

/** The rules that a new smart playlist begins with. */
export const firstRules: SmartRules = {
  match: 'all',
  rules: [{ field: 'genre', operator: 'is', value: '' }],
  limit: { by: 'tracks', value: 100 },
  order: 'most_played',
};

export const isGroup = (part: SmartRule | SmartGroup): part is SmartGroup => 'rules' in part;

/** The operators of a field. */
export const operatorsOf = (field: SmartField): readonly SmartRule['operator'][] =>
  smartOperators[smartFields[field]];

/** The value that a rule has before the person enters one. */
function firstValue(field: SmartField, operator: SmartRule['operator']): SmartRule['value'] {
  const kind = smartFields[field];
  if (operator === 'empty') return null;
  if (kind === 'flag') return true;
  if (kind === 'date' && operator === 'in_last') return 30;
  if (operator === 'between') return kind === 'date' ? ['', ''] : [0, 0];
  return kind === 'number' ? 0 : '';
}

/** Which control a rule has. Values of the same control are kept when the operator changes. */
export function inputOf({ field, operator }: Pick<SmartRule, 'field' | 'operator'>) {
  const kind = smartFields[field];
  if (operator === 'empty') return 'none';
  if (kind === 'flag') return 'flag';
  if (kind === 'text' || kind === 'name') return 'text';
  if (kind === 'date') {
    if (operator === 'in_last') return 'number';
    return operator === 'between' ? 'dates' : 'date';
  }
  return operator === 'between' ? 'numbers' : 'number';
}

/** The rule with another field: its operator stays if the field has it. */
export function withField(rule: SmartRule, field: SmartField): SmartRule {
  const operators = operatorsOf(field);
  const operator = operators.includes(rule.operator) ? rule.operator : (operators[0] ?? 'is');
  const next = { field, operator };
  const isKept = smartFields[field] === smartFields[rule.field] && inputOf(next) === inputOf(rule);
  return { ...next, value: isKept ? rule.value : firstValue(field, operator) };
}

/** The rule with another operator: its value stays if it fits. */
export function withOperator(rule: SmartRule, operator: SmartRule['operator']): SmartRule {
  const next = { field: rule.field, operator };
  return {
    ...next,
    value: inputOf(next) === inputOf(rule) ? rule.value : firstValue(rule.field, operator),
  };
}
