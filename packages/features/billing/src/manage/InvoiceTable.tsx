import { type Invoice, invoicesQuery, useMessages } from '@segno/data';
import { LoadMore } from '@segno/base';
import { Cell, Column, EmptyState, Link, Row, Stack, Table, TableBody, TableHeader, Text } from '@segno/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { messages } from '../messages/en.ts';
import { useFormat } from '../money/useFormat.ts';

/** The invoices of the person, as a table with the files. On a phone the state is the column that has to be scrolled to. */
export function InvoiceTable() {
  const t = useMessages(messages);
  const { money, shortDay } = useFormat();
  const invoices = useSuspenseInfiniteQuery(invoicesQuery());
  const rows = invoices.data.pages.flatMap(({ pagination }) => pagination.data);
  if (rows.length === 0) return <EmptyState level={3} title={t('billing.noInvoices')} />;
  const stateOf = ({ refunded, status }: Invoice) =>
    refunded > 0 ? t('billing.invoice.refunded') : t(`billing.invoice.${status}`);
  return (
    <Stack space="md">
      <Table aria-label={t('billing.invoices')}>
        <TableHeader>
          <Column isRowHeader>{t('billing.number')}</Column>
          <Column>{t('billing.date')}</Column>
          <Column>{t('billing.amount')}</Column>
          <Column>{t('billing.file')}</Column>
          <Column>{t('billing.state')}</Column>
        </TableHeader>
        <TableBody>
          {rows.map((invoice) => (
            <Row key={invoice.id} id={invoice.id}>
              <Cell>
                <Link
                  href={`/documents/invoices/${invoice.id}/html`}
                  target="_blank"
                  underline="always"
                  aria-label={t('billing.openInvoice', { number: invoice.number })}
                >
                  {invoice.number}
                </Link>
              </Cell>
              <Cell>{shortDay(invoice.issued_at)}</Cell>
              <Cell>
                <Text tabular>{money({ amount: invoice.total, currency: invoice.currency })}</Text>
              </Cell>
              <Cell>
                <Link
                  href={`/documents/invoices/${invoice.id}/pdf`}
                  download
                  underline="always"
                  aria-label={t('billing.pdfOf', { number: invoice.number })}
                >
                  {t('billing.pdf')}
                </Link>
              </Cell>
              <Cell>{stateOf(invoice)}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <LoadMore {...invoices} />
    </Stack>
  );
}
