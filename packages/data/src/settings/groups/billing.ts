import * as v from 'valibot';
import { flag, privateSetting, publicSetting, secretSetting } from '../define.ts';

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
  'billing.over_quota': privateSetting(
    v.picklist(['keep', 'refuse']),
    'keep',
    'What a change to a plan with a smaller limit than is used does: everything is kept and nothing can be added, or it is refused.',
  ),
  'billing.stripe.secret_key': secretSetting(
    'The secret key of Stripe. The variables of the environment come first.',
  ),
  'billing.stripe.webhook_secret': secretSetting('The secret with which Stripe signs its messages.'),
  'billing.stripe.publishable_key': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(300), v.regex(/^(?:pk_\w+)?$/)),
    '',
    'The publishable key of Stripe. With it, the payment form is part of the checkout of this site.',
  ),
  'billing.paypal.client_id': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(200)),
    '',
    'The client id of PayPal. The variables of the environment come first.',
  ),
  'billing.paypal.secret': secretSetting('The secret of PayPal.'),
  'billing.paypal.webhook_id': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(200)),
    '',
    'The id of the webhook at PayPal, with which its messages are checked.',
  ),
  'billing.paypal.sandbox': privateSetting(
    flag,
    false,
    'Whether the keys of PayPal are those of its sandbox.',
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
