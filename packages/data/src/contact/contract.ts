import * as v from 'valibot';
import { HumanToken } from '../auth/contract.ts';

const longestMessage = 5000;

/** The body of POST contact-page: a message to the operator of the site. */
export const ContactInput = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Enter your name.'),
    v.maxLength(100, 'A name has at most 100 characters.'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Enter your email address.'),
    v.email('Enter an email address such as name@example.com.'),
    v.maxLength(254),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Write a message.'),
    v.maxLength(longestMessage, 'This is too long.'),
  ),
  /** The solution of the human check, where it is switched on. */
  human: v.optional(HumanToken),
});
export type ContactInput = v.InferOutput<typeof ContactInput>;
