import {
  isFilterGroup,
  maxGroupRules,
  useMessages,
  type FilterDefinitions,
  type FilterGroup,
  type FilterRule,
} from '@segno/data';
import {
  Button,
  CloseIcon,
  Dialog,
  IconButton,
  Inline,
  PlusIcon,
  Select,
  SelectItem,
  Stack,
} from '@segno/ui';
import { useId, useState, type FormEvent } from 'react';
import { messages } from '../messages/en.ts';
import * as css from './AdminTable.css.ts';
import {
  draftOf,
  draftOfRule,
  FilterRuleFields,
  isComplete,
  ruleOf,
  type DraftRule,
} from './FilterRuleFields.tsx';

interface DraftGroup {
  match: FilterGroup['match'];
  rules: (DraftRule | DraftGroup)[];
}

const isDraftGroup = (rule: DraftRule | DraftGroup): rule is DraftGroup => 'rules' in rule;

const toDraft = (definition: FilterDefinitions, { match, rules }: FilterGroup): DraftGroup => ({
  match,
  rules: rules.map((rule) =>
    isFilterGroup(rule) ? toDraft(definition, rule) : draftOfRule(definition, rule),
  ),
});

const fromDraft = ({ match, rules }: DraftGroup): FilterGroup => ({
  match,
  rules: rules.map((rule): FilterRule | FilterGroup => (isDraftGroup(rule) ? fromDraft(rule) : ruleOf(rule))),
});

const countOf = ({ rules }: DraftGroup): number =>
  rules.reduce((sum, rule) => sum + (isDraftGroup(rule) ? countOf(rule) : 1), 0);

const allComplete = ({ rules }: DraftGroup): boolean =>
  rules.length > 0 && rules.every((rule) => (isDraftGroup(rule) ? allComplete(rule) : isComplete(rule)));

interface GroupFieldsProps {
  definition: FilterDefinitions;
  names: readonly string[];
  group: DraftGroup;
  onChange: (group: DraftGroup) => void;
  isFull: boolean;
  isInner?: boolean;
}

/** The fields of a group: whether all or any must fit, its conditions, and its groups. */
function GroupFields({ definition, names, group, onChange, isFull, isInner = false }: GroupFieldsProps) {
  const t = useMessages(messages);
  const { match, rules } = group;
  const replace = (index: number, ...next: DraftGroup['rules']) =>
    onChange({ match, rules: rules.toSpliced(index, 1, ...next) });
  const add = (rule: DraftRule | DraftGroup) => onChange({ match, rules: [...rules, rule] });
  const first = draftOf(definition, names[0] ?? '');
  return (
    <div role="group" aria-label={t(isInner ? 'filter.innerGroup' : 'filter.group')} className={css.group}>
      <Stack>
        <Select
          label={t('filter.match')}
          value={match}
          onChange={(key) => onChange({ match: key === 'any' ? 'any' : 'all', rules })}
        >
          <SelectItem id="all">{t('filter.matchAll')}</SelectItem>
          <SelectItem id="any">{t('filter.matchAny')}</SelectItem>
        </Select>
        {rules.map((rule, index) => (
          // A condition has no identity of its own.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={css.rule}>
            {isDraftGroup(rule) ? (
              <GroupFields
                definition={definition}
                names={names}
                group={rule}
                onChange={(next) => replace(index, next)}
                isFull={isFull}
                isInner
              />
            ) : (
              <div className={css.ruleFields}>
                <FilterRuleFields
                  definition={definition}
                  names={names}
                  rule={rule}
                  onChange={(next) => replace(index, next)}
                />
              </div>
            )}
            <IconButton
              variant="ghost"
              aria-label={t(isDraftGroup(rule) ? 'filter.removeGroup' : 'filter.removeRule', {
                number: index + 1,
              })}
              onPress={() => replace(index)}
            >
              <CloseIcon />
            </IconButton>
          </div>
        ))}
        <Inline space="sm" wrap>
          <Button variant="outline" startIcon={<PlusIcon />} isDisabled={isFull} onPress={() => add(first)}>
            {t('filter.addRule')}
          </Button>
          {!isInner && (
            <Button
              variant="outline"
              startIcon={<PlusIcon />}
              isDisabled={isFull}
              onPress={() => add({ match: match === 'any' ? 'all' : 'any', rules: [first] })}
            >
              {t('filter.addGroup')}
            </Button>
          )}
        </Inline>
      </Stack>
    </div>
  );
}

export interface FilterGroupDialogProps {
  definition: FilterDefinitions;
  names: readonly string[];
  /** The present group. Without it a new one begins. */
  group: FilterGroup | undefined;
  onApply: (group: FilterGroup) => void;
}

/** Asks for conditions of which all or any must fit, in groups two deep. */
export function FilterGroupDialog({ definition, names, group, onApply }: FilterGroupDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  const [draft, setDraft] = useState<DraftGroup>(() =>
    group
      ? toDraft(definition, group)
      : { match: 'any', rules: [draftOf(definition, names[0] ?? ''), draftOf(definition, names[0] ?? '')] },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (allComplete(draft)) onApply(fromDraft(draft));
  };
  return (
    <Dialog
      size="lg"
      title={t('filter.groupTitle')}
      footer={
        <Button type="submit" form={formId} tone="accent" isDisabled={!allComplete(draft)}>
          {t('filter.apply')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <GroupFields
          definition={definition}
          names={names}
          group={draft}
          onChange={setDraft}
          isFull={countOf(draft) >= maxGroupRules}
        />
      </form>
    </Dialog>
  );
}
