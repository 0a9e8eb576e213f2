/** Another site whose script runs in pages, because the operator has chosen its service. */
export interface ThirdParty {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
}

export const recaptchaSources: ThirdParty = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/** The payment form of Stripe is a frame of its own site; a bank confirms a payment in another one. */
export const stripeSources: ThirdParty = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
