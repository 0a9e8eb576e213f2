import { serverTexts } from '../i18n/translations.ts';
import { compose, type MailFrame } from './messages.ts';

/** What happens to a subscription. */
export const billingNews = [
  'payment_failed',
  'payment_received',
  'plan_changed',
  'plan_ended',
  'plan_ends',
  'plan_started',
] as const;
export type BillingNews = (typeof billingNews)[number];

interface BillingFacts {
  /** The name of the plan. */
  product: string;
  /** When it ends. */
  at: Date | null;
  /** The page of the subscription. */
  href: string;
}

/** A message about a subscription. */
export function billingMessage(frame: MailFrame, news: BillingNews, { product, at, href }: BillingFacts) {
  const t = serverTexts(frame.language);
  const date = at
    ? new Intl.DateTimeFormat(frame.language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
    : '';
  const values = { product, date, site: frame.site };
  const why = t('You receive this message because you have a plan on :site.', values);
  const texts: Record<BillingNews, { subject: string; before: string[]; label: string }> = {
    payment_failed: {
      subject: t('Your payment for :product failed', values),
      before: [
        t('We could not collect the payment for :product.', values),
        t('Your plan goes on until :date. Change the payment method to keep it.', values),
      ],
      label: t('Change payment method'),
    },
    payment_received: {
      subject: t('Your payment for :product arrived', values),
      before: [t('Thank you. Your plan :product goes on.', values)],
      label: t('Open billing'),
    },
    plan_changed: {
      subject: t('Your plan is now :product', values),
      before: [t('Your plan on :site has changed to :product.', values)],
      label: t('Open billing'),
    },
    plan_ended: {
      subject: t('Your plan :product has ended', values),
      before: [t('Your plan :product on :site has ended. You can take it up again at any time.', values)],
      label: t('Choose a plan'),
    },
    plan_ends: {
      subject: t('Your plan :product ends on :date', values),
      before: [t('You have cancelled :product. You can use it until :date.', values)],
      label: t('Keep the plan'),
    },
    plan_started: {
      subject: t('Welcome to :product', values),
      before: [t('Your plan :product on :site has begun.', values)],
      label: t('Open billing'),
    },
  };
  const { subject, before, label } = texts[news];
  return compose({ ...frame, subject, before, button: { label, href }, after: [why] });
}
