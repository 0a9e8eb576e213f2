/** The paths of the pages of plans and payments. */
export { billingPath, pricingPath } from '@segno/data';
export const checkoutPath = (productId: number, priceId: number) => `/checkout/${productId}/${priceId}`;
export const checkoutDonePath = (productId: number, priceId: number, gateway: string, checkout: string) =>
  `/checkout/${productId}/${priceId}/${gateway}/done?checkout=${checkout}`;
export const changePlanPath = () => '/billing/change-plan';
export const confirmPath = (productId: number, priceId: number) =>
  `/billing/change-plan/${productId}/${priceId}/confirm`;
export const cancelPath = () => '/billing/cancel';
export const renewPath = () => '/billing/renew';
export const methodPath = () => '/billing/change-payment-method';
export const methodDonePath = () => '/billing/change-payment-method/done';
