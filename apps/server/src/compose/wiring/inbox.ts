import { createDatabase } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { cashierKinds, withdrawalKinds, type OpenCashier } from '../../modules/cashier/index.ts'
import {
  createInbox,
  createMailboxes,
  type Inbox,
  type Mailboxes,
} from '../../modules/inbox/index.ts'
import { inboxEvent, type Live } from '../../modules/live/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

const unlessUnknown = async <Found>(asked: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

type MailboxNeighbours = {
  readonly settings: Settings
  readonly live: Pick<Live, 'publishToMember'>
}

/** The mailboxes of members, created before the cashier that reports changes. */
export const buildMailboxes = (
  { pools, clock, logger }: Platform,
  { settings, live }: MailboxNeighbours,
): Mailboxes =>
  createMailboxes({
    database: createDatabase(pools.requests),
    clock,
    logger,
    settings: {
      senderOf: (brandId) => settings.brand(brandId).row.name,
      timeZoneOf: timeZoneOf(settings),
    },
    live: {
      onCounted: (memberId, mailbox) => {
        live
          .publishToMember(memberId, inboxEvent(mailbox))
          .catch((error: unknown) => logger.warn({ err: error }, 'unread count not pushed'))
      },
    },
  })

type Neighbours = {
  readonly mailboxes: Mailboxes
  readonly cashier: Pick<OpenCashier, 'getDeposit' | 'withdrawals'>
  readonly wallet: Pick<Wallet, 'transferStream'>
}

/** The inbox, with the cashier's own view of its subjects. */
export const buildInbox = (
  { pools, clock, logger }: Platform,
  { mailboxes, cashier, wallet }: Neighbours,
): Inbox =>
  createInbox(mailboxes, {
    database: createDatabase(pools.requests),
    clock,
    logger,
    cashier: {
      findDeposit: (memberId, depositId) => unlessUnknown(cashier.getDeposit(memberId, depositId)),
      findWithdrawal: (memberId, withdrawalId) =>
        unlessUnknown(cashier.withdrawals.getWithdrawal(memberId, withdrawalId)),
    },
    wallet: {
      readMovements: () =>
        wallet.transferStream.project({
          consumer: 'inbox.movements',
          kinds: [...cashierKinds, ...withdrawalKinds].map(({ kind }) => kind),
          call: 'inbox.note_movements',
        }),
    },
  })
