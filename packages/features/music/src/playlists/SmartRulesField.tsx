import {
  smartFields,
  useMessages,
  type SmartField,
  type SmartGroup,
  type SmartRule,
  type SmartRules,
} from '@segno/data';
import { parseDate } from '@internationalized/date';
import {
  Button,
  CloseIcon,
  DateField,
  IconButton,
  Inline,
  NumberField,
  PlusIcon,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
} from '@segno/ui';
import type { ReactNode } from 'react';
import { smartMessages } from '../messages/smart.en.ts';
import { firstRules, inputOf, isGroup, operatorsOf, withField, withOperator } from './smartRules.ts';
import * as css from './SmartRulesField.css.ts';

type Part = SmartRule | SmartGroup;
/** The error of a rule, by its place: `2`, or `2.0` in a group. */
type ErrorOf = (place: string) => string | undefined;

export interface SmartRulesFieldProps {
  value: SmartRules;
  onChange: (rules: SmartRules) => void;
  errorOf: ErrorOf;
}

const limits = ['tracks', 'hours', 'megabytes'] as const;
const orders = [
  'title',
  'artist',
  'newest',
  'added',
  'most_played',
  'own_plays',
  'last_played',
  'random',
] as const;
const fields = Object.keys(smartFields) as SmartField[];
/** The most rules of a list, as the contract has it. */
const mostRules = 20;

const [newRule] = firstRules.rules;

const replaced = <T,>(list: readonly T[], at: number, next: T) => list.with(at, next);
const without = <T,>(list: readonly T[], at: number) => list.toSpliced(at, 1);

/** The rules of a smart playlist: conditions, groups of conditions, a limit and an order. */
export function SmartRulesField({ value, onChange, errorOf }: SmartRulesFieldProps) {
  const t = useMessages(smartMessages);
  const setParts = (rules: Part[]) => onChange({ ...value, rules });
  return (
    <Stack space="md" role="group" aria-label={t('smart.rules')}>
      <Match
        label={t('smart.match')}
        value={value.match}
        onChange={(match) => onChange({ ...value, match })}
      />
      {value.rules.map((part, at) =>
        isGroup(part) ? (
          <Group
            key={at}
            at={at}
            group={part}
            errorOf={errorOf}
            onChange={(group) => setParts(replaced(value.rules, at, group))}
            onRemove={value.rules.length > 1 ? () => setParts(without(value.rules, at)) : undefined}
          />
        ) : (
          <Rule
            key={`${at} ${part.field}`}
            number={String(at + 1)}
            rule={part}
            error={errorOf(String(at))}
            onChange={(rule) => setParts(replaced(value.rules, at, rule))}
            onRemove={value.rules.length > 1 ? () => setParts(without(value.rules, at)) : undefined}
          />
        ),
      )}
      {value.rules.length < mostRules && newRule && (
        <Inline space="sm" wrap>
          <Button size="xs" startIcon={<PlusIcon />} onPress={() => setParts([...value.rules, newRule])}>
            {t('smart.addRule')}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            startIcon={<PlusIcon />}
            onPress={() =>
              setParts([
                ...value.rules,
                { match: 'any', rules: isGroup(newRule) ? newRule.rules : [newRule] },
              ])
            }
          >
            {t('smart.addGroup')}
          </Button>
        </Inline>
      )}
      <div className={css.rule}>
        <NumberField
          label={t('smart.limit')}
          value={value.limit.value}
          minValue={1}
          maxValue={10_000}
          errorMessage={errorOf('limit')}
          onChange={(number) => onChange({ ...value, limit: { ...value.limit, value: number } })}
        />
        <Select
          label={t('smart.unit')}
          value={value.limit.by}
          onChange={(key) => {
            const by = limits.find((each) => each === key);
            if (by) onChange({ ...value, limit: { ...value.limit, by } });
          }}
        >
          {limits.map((each) => (
            <SelectItem key={each} id={each}>
              {t(`smart.by.${each}`)}
            </SelectItem>
          ))}
        </Select>
        <div className={css.value}>
          <Select
            label={t('smart.order')}
            value={value.order}
            onChange={(key) => {
              const order = orders.find((each) => each === key);
              if (order) onChange({ ...value, order });
            }}
          >
            {orders.map((each) => (
              <SelectItem key={each} id={each}>
                {t(`smart.order.${each}`)}
              </SelectItem>
            ))}
          </Select>
        </div>
      </div>
    </Stack>
  );
}

function Match({
  label,
  value,
  onChange,
}: {
  label: string;
  value: SmartRules['match'];
  onChange: (match: SmartRules['match']) => void;
}) {
  const t = useMessages(smartMessages);
  return (
    <Select label={label} value={value} onChange={(key) => onChange(key === 'any' ? 'any' : 'all')}>
      <SelectItem id="all">{t('smart.all')}</SelectItem>
      <SelectItem id="any">{t('smart.any')}</SelectItem>
    </Select>
  );
}

interface GroupProps {
  at: number;
  group: SmartGroup;
  errorOf: ErrorOf;
  onChange: (group: SmartGroup) => void;
  onRemove?: () => void;
}

function Group({ at, group, errorOf, onChange, onRemove }: GroupProps) {
  const t = useMessages(smartMessages);
  const { rules } = group;
  const setRules = (next: SmartRule[]) => onChange({ ...group, rules: next });
  return (
    <div className={css.group} role="group" aria-label={t('smart.group')}>
      <Inline justify="between" align="end">
        <Match
          label={t('smart.groupMatch')}
          value={group.match}
          onChange={(match) => onChange({ ...group, match })}
        />
        {onRemove && (
          <RemoveButton label={t('smart.removeGroup', { number: String(at + 1) })} onPress={onRemove} />
        )}
      </Inline>
      {rules.map((rule, index) => (
        <Rule
          key={`${index} ${rule.field}`}
          number={`${at + 1}.${index + 1}`}
          rule={rule}
          error={errorOf(`${at}.rules.${index}`)}
          onChange={(next) => setRules(replaced(rules, index, next))}
          onRemove={rules.length > 1 ? () => setRules(without(rules, index)) : undefined}
        />
      ))}
      {rules.length < mostRules && newRule && !isGroup(newRule) && (
        <Inline>
          <Button size="xs" startIcon={<PlusIcon />} onPress={() => setRules([...rules, newRule])}>
            {t('smart.addRule')}
          </Button>
        </Inline>
      )}
    </div>
  );
}

interface RuleProps {
  /** Its place, for the names of its fields. */
  number: string;
  rule: SmartRule;
  error?: string;
  onChange: (rule: SmartRule) => void;
  onRemove?: () => void;
}

function Rule({ number, rule, error, onChange, onRemove }: RuleProps) {
  const t = useMessages(smartMessages);
  return (
    <div className={css.rule}>
      <Select
        aria-label={t('smart.field', { number })}
        value={rule.field}
        onChange={(key) => {
          const field = fields.find((each) => each === key);
          if (field && field !== rule.field) onChange(withField(rule, field));
        }}
      >
        {fields.map((field) => (
          <SelectItem key={field} id={field}>
            {t(`smart.field.${field}`)}
          </SelectItem>
        ))}
      </Select>
      <Select
        aria-label={t('smart.operator', { number })}
        value={rule.operator}
        onChange={(key) => {
          const operator = operatorsOf(rule.field).find((each) => each === key);
          if (operator && operator !== rule.operator) onChange(withOperator(rule, operator));
        }}
      >
        {operatorsOf(rule.field).map((operator) => (
          <SelectItem key={operator} id={operator}>
            {t(`smart.is.${operator}`)}
          </SelectItem>
        ))}
      </Select>
      <div className={css.value}>
        <RuleValue
          label={t('smart.value', { number })}
          rule={rule}
          error={error}
          onChange={(value) => onChange({ ...rule, value })}
        />
      </div>
      {onRemove && <RemoveButton label={t('smart.removeRule', { number })} onPress={onRemove} />}
    </div>
  );
}

const RemoveButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <IconButton variant="ghost" size="sm" shape="round" aria-label={label} onPress={onPress}>
    <CloseIcon />
  </IconButton>
);

interface RuleValueProps {
  label: string;
  rule: SmartRule;
  error?: string;
  onChange: (value: SmartRule['value']) => void;
}

/** The control for the value of a rule. What the value cannot be is shown as empty. */
function RuleValue({ label, rule, error, onChange }: RuleValueProps): ReactNode {
  const t = useMessages(smartMessages);
  const { field, value } = rule;
  const own = { 'aria-label': label, errorMessage: error };
  const [from, to] = Array.isArray(value) ? value : ['', ''];
  const unit = field === 'duration' ? t('smart.seconds') : rule.operator === 'in_last' && t('smart.days');
  const endAdornment = unit ? <Text size="sm">{unit}</Text> : undefined;
  switch (inputOf(rule)) {
    case 'none':
      return null;
    case 'flag':
      return (
        <Select {...own} value={value === false ? 'no' : 'yes'} onChange={(key) => onChange(key === 'yes')}>
          <SelectItem id="yes">{t('smart.yes')}</SelectItem>
          <SelectItem id="no">{t('smart.no')}</SelectItem>
        </Select>
      );
    case 'text':
      return (
        <TextField
          {...own}
          value={typeof value === 'string' ? value : ''}
          maxLength={100}
          autoComplete="off"
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberField {...own} {...numberProps(value, onChange)} endAdornment={endAdornment} hideSteppers />
      );
    case 'numbers':
      return (
        <div className={css.pair}>
          <NumberField
            {...own}
            aria-label={`${label}: ${t('smart.from')}`}
            {...numberProps(from, (next) => onChange([asNumber(next), asNumber(to)]))}
            hideSteppers
          />
          <NumberField
            aria-label={`${label}: ${t('smart.to')}`}
            {...numberProps(to, (next) => onChange([asNumber(from), asNumber(next)]))}
            endAdornment={endAdornment}
            hideSteppers
          />
        </div>
      );
    case 'date':
      return <DateField {...own} {...dateProps(value, onChange)} />;
    case 'dates':
      return (
        <div className={css.pair}>
          <DateField
            {...own}
            aria-label={`${label}: ${t('smart.from')}`}
            {...dateProps(from, (next) => onChange([next, String(to)]))}
          />
          <DateField
            aria-label={`${label}: ${t('smart.to')}`}
            {...dateProps(to, (next) => onChange([String(from), next]))}
          />
        </div>
      );
  }
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : 0);

/** An empty field is an empty text, which no rule takes. */
const numberProps = (value: unknown, onChange: (value: number | string) => void) => ({
  minValue: 0,
  value: typeof value === 'number' ? value : Number.NaN,
  onChange: (next: number) => onChange(Number.isNaN(next) ? '' : next),
});

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const dateProps = (value: unknown, onChange: (value: string) => void) => ({
  value: isDay(value) ? parseDate(String(value)) : null,
  onChange: (next: { toString(): string } | null) => onChange(next ? next.toString() : ''),
});
