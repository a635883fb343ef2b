import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Providers } from '../adapters/choose-providers.ts'
import { DeliveryFailure, isFinal } from '../domain/letter.ts'
import type { DeliveryDb } from '../repository/tables.ts'
import { settleMessage, takeQueued } from '../repository/messages.ts'

type Dependencies = {
  readonly db: DeliveryDb
  readonly clock: Clock
  readonly providers: Providers
  readonly logger: Pick<Logger, 'warn'>
}

/** The queue waits e, e², … seconds between tries, so the last comes about four minutes later. */
export const deliverTriesMax = 6

/**
 * Passes a queued message to its provider. Throws if another try may help, and the job queue waits longer each
 * time; gives up on a final refusal, and on an outdated message.
 */
export const createDeliverMessage =
  ({ db, clock, providers, logger }: Dependencies) =>
  async (id: string): Promise<void> => {
    const message = await takeQueued(db, id)
    if (!message) return
    if (message.sendUntil <= clock.now()) {
      await settleMessage(db, id, { status: 'failed', failure: 'too_late' }, clock.now())
      return
    }
    try {
      await providers[message.channel].deliver(message)
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error
      const isLast = isFinal(error.reason) || message.attempts >= deliverTriesMax
      if (!isLast) throw error
      logger.warn({ messageId: id, channel: message.channel, reason: error.reason }, 'not sent')
      await settleMessage(db, id, { status: 'failed', failure: error.reason }, clock.now())
      return
    }
    await settleMessage(db, id, { status: 'sent' }, clock.now())
  }
