/** A message, as text and as HTML. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that ends mails of this kind by one click (RFC 8058). */
  unsubscribe_url?: string | null;
  /** Where replies go; the sender where it is missing. */
  reply_to?: string;
}
