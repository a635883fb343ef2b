import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { cashierKinds, withdrawalKinds, type OpenCashier } from '../modules/cashier/index.ts'
import { createInbox, type Inbox } from '../modules/inbox/index.ts'
import type { Live } from '../modules/live/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { Refusal } from '../platform/refusal.ts'

export type OpenInboxOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly logger: Logger
  readonly settings: Settings
  readonly wallet: Pick<Wallet, 'transferStream'>
  readonly live: Pick<Live, 'publishToMember'>
  /** Made later, as it tells the inbox what changed. */
  cashier(): Pick<OpenCashier, 'getDeposit' | 'withdrawals'> | undefined
}

const unlessUnknown = async <Found>(asked: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What the live socket tells of a mailbox. */
export const inboxEvent = ({ unread, seq }: { unread: number; seq: bigint }) =>
  ({ topic: 'inbox', unread, seq: String(seq) }) as const

/** The inbox, with the cashier's own view of what it tells of. */
export const openInbox = (options: OpenInboxOptions): Inbox => {
  const { pool, clock, logger, settings, wallet, live } = options
  const cashier = () => {
    const made = options.cashier()
    if (!made) throw new Error('the inbox is asked before the cashier is there')
    return made
  }
  return createInbox({
    database: createDatabase(pool),
    clock,
    logger,
    senderOf: (brandId) => settings.brand(brandId).row.name,
    findDeposit: async (memberId, depositId) =>
      unlessUnknown(cashier().getDeposit(memberId, depositId)),
    findWithdrawal: async (memberId, withdrawalId) =>
      unlessUnknown(cashier().withdrawals.getWithdrawal(memberId, withdrawalId)),
    readMovements: () =>
      wallet.transferStream.project({
        consumer: 'inbox.movements',
        kinds: [...cashierKinds, ...withdrawalKinds].map(({ kind }) => kind),
        call: 'inbox.note_movements',
      }),
    onCounted: (memberId, mailbox) => {
      live
        .publishToMember(memberId, inboxEvent(mailbox))
        .catch((error: unknown) => logger.warn({ err: error }, 'unread count not pushed'))
    },
  })
}
