import { type Product, useMessages } from '@segno/data';
import {
  Cell,
  CheckIcon,
  Column,
  MinusIcon,
  Row,
  Table,
  TableBody,
  TableHeader,
  VisuallyHidden,
} from '@segno/ui';
import { messages } from '../messages/en.ts';

/** All plans beside each other, with a line for each feature that one of them has. */
export function PlanTable({ products }: { products: readonly Product[] }) {
  const t = useMessages(messages);
  const features = [...new Set(products.flatMap(({ feature_list }) => feature_list))];
  return (
    <Table aria-label={t('pricing.compare')} hasStickyColumn>
      <TableHeader>
        <Column isRowHeader>{t('pricing.feature')}</Column>
        {products.map(({ id, name }) => (
          <Column key={id}>{name}</Column>
        ))}
      </TableHeader>
      <TableBody>
        {features.map((feature) => (
          <Row key={feature} id={feature}>
            <Cell>
              <bdi>{feature}</bdi>
            </Cell>
            {products.map(({ id, feature_list }) => (
              <Cell key={id}>
                {feature_list.includes(feature) ? <CheckIcon /> : <MinusIcon />}
                <VisuallyHidden>
                  {t(feature_list.includes(feature) ? 'pricing.included' : 'pricing.notIncluded')}
                </VisuallyHidden>
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
