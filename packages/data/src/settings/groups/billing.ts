import * as v from 'valibot';
import { flag, privateSetting, publicSetting } from '../define.ts';

const days = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const text = v.pipe(v.string(), v.maxLength(1000));

export const billingSettings = {
  'billing.currencies': publicSetting(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/))), v.maxLength(50)),
    [],
    'The currencies of new prices, such as USD. An empty list allows all.',
  ),
  'billing.enable': publicSetting(flag, false, 'Whether plans can be bought.'),
  'billing.grace_days': privateSetting(
    days(60),
    7,
    'How long a plan goes on after a renewal that was not paid, in days.',
  ),
  'billing.invoice.address': privateSetting(text, '', 'The address of the seller on invoices.'),
  'billing.invoice.company': privateSetting(text, 'Segno', 'The name of the seller on invoices.'),
  'billing.invoice.note': privateSetting(text, '', 'A text at the end of invoices.'),
  'billing.invoice.prefix': privateSetting(
    v.pipe(v.string(), v.maxLength(20)),
    'INV-',
    'What the numbers of invoices begin with.',
  ),
  'billing.invoice.tax_number': privateSetting(text, '', 'The tax number of the seller on invoices.'),
  'billing.trial_days': privateSetting(
    days(365),
    0,
    'How long the first plan of a person costs nothing, in days.',
  ),
};
