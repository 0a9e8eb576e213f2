import type { Logger } from '../log.ts';
import type { Database } from '../db/Database.ts';
import { afterCommit, outsideOfRequest } from '../db/RequestTransaction.ts';
import { deleteMail, nextMail, openMail, postponeMail, takeMailTurn } from './store.ts';
import type { MailTransport } from './transport.ts';

export interface MailQueueOptions {
  db: Database;
  transport: MailTransport;
  log: Pick<Logger, 'warn' | 'error'>;
  /** The most messages within an hour; 0 for no limit. @default no limit */
  hourlyLimit?: () => number;
  /** How often the queue is read, in milliseconds. @default 5 s */
  interval?: number;
}

/** Maximum number of attempts to send a message, which take about a day. */
const mostAttempts = 12;

/**
 * Sends the messages that routes stored with `queueMail`. A message is in the database until a mail server accepted it,
 * so that neither a restart nor a mail server that is away loses it. One of several servers sends each message.
 */
export class MailQueue {
  readonly #options: MailQueueOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(options: MailQueueOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.send(), options.interval ?? 5000).unref();
  }

  /** Sends what is waiting. Call it after a message was stored, so that it does not wait for the timer. */
  send(): Promise<void> {
    this.#running ??= outsideOfRequest(() => this.#send()).finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** As `send`, once the changes of the running request are committed. */
  sendSoon(): void {
    void afterCommit(() => void this.send());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    this.#options.transport.close();
  }

  async #send() {
    const { db, transport, log, hourlyLimit = () => 0 } = this.#options;
    try {
      // The row is postponed before it is sent, so that no other server sends it meanwhile.
      for (let mail = await nextMail(db); mail; mail = await nextMail(db)) {
        if (!(await takeMailTurn(db, mail.id, hourlyLimit()))) continue;
        try {
          await transport.send({ ...mail, ...openMail(mail) });
          await deleteMail(db, mail.id);
        } catch (error) {
          const isLast = mail.attempts >= mostAttempts;
          const message = isLast ? 'A message could not be sent' : 'A message could not be sent yet';
          log.warn({ err: error, attempts: mail.attempts }, message);
          if (isLast) await deleteMail(db, mail.id);
          else await postponeMail(db, mail.id, mail.attempts);
        }
      }
    } catch (error) {
      log.error({ err: error }, 'The queue of messages could not be read');
    }
  }
}
