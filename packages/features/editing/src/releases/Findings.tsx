import { type ReleaseFinding, Trans, useFormatLocale, useMessages } from '@segno/data';
import {
  Button,
  CheckIcon,
  EmptyState,
  ErrorIcon,
  formattersOf,
  InfoIcon,
  Link,
  Text,
  VisuallyHidden,
  WarningIcon,
} from '@segno/ui';
import { useState } from 'react';
import { type EditingKey, messages } from '../messages/en.ts';
import * as css from './Findings.css.ts';

export interface FindingsProps {
  label: string;
  findings: readonly ReleaseFinding[];
  /** The address of the field that a finding is about. */
  hrefOf: (finding: ReleaseFinding) => string;
}

const marks = {
  error: <ErrorIcon />,
  warning: <WarningIcon />,
  hint: <InfoIcon />,
};
const toneOf = (level: ReleaseFinding['level']) =>
  level === 'error' ? 'danger' : level === 'warning' ? 'warning' : 'muted';

/** How many tracks of a finding are shown at first. */
const mostShown = 5;

/** What the check before a release has found: the same of several tracks is one line, whose tracks lead to their fields. */
export function Findings({ label, findings, hrefOf }: FindingsProps) {
  const t = useMessages(messages);
  if (findings.length === 0) return <EmptyState icon={<CheckIcon />} title={t('preflight.ready')} />;
  const groups = new Map<string, ReleaseFinding[]>();
  for (const finding of findings) groups.set(finding.code, [...(groups.get(finding.code) ?? []), finding]);
  const levels = ['error', 'warning', 'hint'] as const;
  const levelOf = ([finding]: readonly ReleaseFinding[]) => levels.indexOf(finding?.level ?? 'hint');
  const sorted = [...groups.values()].toSorted((one, other) => levelOf(one) - levelOf(other));
  return (
    <ul className={css.list} aria-label={label}>
      {sorted.map((group) => (
        <FindingRow key={group[0]?.code} group={group} hrefOf={hrefOf} />
      ))}
    </ul>
  );
}

function FindingRow({
  group,
  hrefOf,
}: {
  group: readonly ReleaseFinding[];
  hrefOf: FindingsProps['hrefOf'];
}) {
  const t = useMessages(messages);
  const format = formattersOf(useFormatLocale());
  const [isOpen, setOpen] = useState(false);
  const [first] = group;
  if (!first) return null;
  const numberOf = ({ value }: ReleaseFinding) => (value === null ? '' : format.number(value));
  const nameOf = ({ track }: ReleaseFinding) => track && <bdi>{track.name}</bdi>;
  const isMeasured = group.some(({ value }) => value !== null);
  const shown = isOpen || group.length <= mostShown ? group : group.slice(0, mostShown - 1);
  return (
    <li className={css.finding}>
      <Text className={css.mark} tone={toneOf(first.level)}>
        <span aria-hidden="true">{marks[first.level]}</span>
        <VisuallyHidden>{t(`preflight.${first.level}`)}</VisuallyHidden>
      </Text>
      {group.length === 1 ? (
        <Link href={hrefOf(first)} underline="always">
          {first.track && <>{nameOf(first)}: </>}
          {t(`finding.${first.code}`, { value: numberOf(first) })}
        </Link>
      ) : (
        <>
          <Text>{t((isMeasured ? `findings.${first.code}` : `finding.${first.code}`) as EditingKey)}</Text>
          <ul className={css.tracks}>
            {shown.map((finding) => (
              <li key={finding.track?.id}>
                <Link href={hrefOf(finding)} tone="muted" underline="always">
                  {finding.value === null ? (
                    nameOf(finding)
                  ) : (
                    <Trans
                      message={t('preflight.measured')}
                      values={{ name: nameOf(finding), value: numberOf(finding) }}
                    />
                  )}
                </Link>
              </li>
            ))}
            {shown.length < group.length && (
              <li>
                <Button variant="ghost" size="xs" onPress={() => setOpen(true)}>
                  {t('preflight.more', { count: group.length - shown.length })}
                </Button>
              </li>
            )}
          </ul>
        </>
      )}
    </li>
  );
}
