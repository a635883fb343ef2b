import type { Tx } from '@trevo/database/connect.ts'
import type { FastifyInstance } from 'fastify'
import { chooseProviders } from './adapters/choose-providers.ts'
import { deliverToOutbox } from './adapters/deliver-to-outbox.ts'
import type { Channel } from './domain/letter.ts'
import { bindOutboxPage } from './http/bind-outbox-page.ts'
import { createDeliverMessage } from './jobs/deliver-message.ts'
import { createRequeueMessages } from './jobs/requeue-messages.ts'
import { countQueued, hasQuotaFailure } from './repository/messages.ts'
import { listOutbox, type OutboxRow } from './repository/outbox.ts'
import { createSendMessage, type MessageOrder } from './service/send-message.ts'
import type { DeliveryNeeds } from './needs.ts'

export type Delivery = {
  /** Writes a message in the caller's transaction; it is sent after the commit. */
  send(tx: Tx, order: MessageOrder): Promise<void>
  /** A job: throws if it is to be retried. */
  deliver(messageId: string): Promise<void>
  /** A job, every minute. */
  requeueMessages(): Promise<void>
  /** Whether the channel's provider recently refused for lack of credit. */
  isOutOfCredit(channel: Channel): Promise<boolean>
  /** Messages that wait, counted up to 10,000. */
  countQueued(): Promise<{ readonly waiting: number; readonly oldestAt: Date | null }>
  /** The embedded provider's messages, newest first. */
  listOutbox(): Promise<readonly OutboxRow[]>
  /** Only for a system in development: shows every code to every caller. */
  bindOutboxPage(app: FastifyInstance): void
  close(): void
}

const creditLookBackMs = 5 * 60_000
const queuedMax = 10_000
const outboxShownMax = 50

/** Messages to one person by SMS or email. */
export const createDelivery = (needs: DeliveryNeeds): Delivery => {
  const { database, clock, logger, environment, enqueue } = needs
  const { db } = database
  const providers = chooseProviders(environment, deliverToOutbox(db, clock))
  const showOutbox = () => listOutbox(db, outboxShownMax)
  return {
    send: createSendMessage({ clock, enqueue }),
    deliver: createDeliverMessage({ db, clock, providers, logger }),
    requeueMessages: createRequeueMessages({ db, clock, enqueue }),
    isOutOfCredit: (channel) =>
      hasQuotaFailure(db, channel, new Date(clock.now().getTime() - creditLookBackMs)),
    countQueued: () => countQueued(db, queuedMax),
    listOutbox: showOutbox,
    bindOutboxPage: (app) => bindOutboxPage(app, showOutbox),
    close: providers.close,
  }
}
