import { useFormatLocale, useMessages } from '@segno/data';
import {
  Cell,
  Column,
  formattersOf,
  Heading,
  Link,
  Row,
  Stack,
  Table,
  TableBody,
  TableHeader,
  Text,
} from '@segno/ui';
import { insightMessages } from '../messages/insights.en.ts';

export interface RankedTableProps {
  title: string;
  rows: readonly { id: number; name: string; plays: number }[];
  hrefOf?: ((id: number) => string) | undefined;
}

/** Records with their plays, the most played first. */
export function RankedTable({ title, rows, hrefOf }: RankedTableProps) {
  const t = useMessages(insightMessages);
  const format = formattersOf(useFormatLocale());
  return (
    <Stack space="sm">
      <Heading level={2} size="heading">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">{t('insights.nothing')}</Text>
      ) : (
        <Table aria-label={title}>
          <TableHeader>
            <Column id="name" isRowHeader>
              {t('insights.name')}
            </Column>
            <Column id="plays" align="end">
              {t('insights.plays')}
            </Column>
          </TableHeader>
          <TableBody>
            {rows.map(({ id, name, plays }) => (
              <Row key={id} id={id}>
                <Cell>
                  <bdi>{hrefOf ? <Link href={hrefOf(id)}>{name}</Link> : name}</bdi>
                </Cell>
                <Cell>{format.number(plays)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  );
}
