import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Mailbox } from './repository/messages.ts'
import type { InboxTables } from './repository/tables.ts'

/** What members' mailboxes need from other modules. */
export type MailboxesNeeds = {
  readonly database: Database<InboxTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly settings: {
    /** The sender name of a brand's messages. */
    senderOf(brandId: number): string
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
  }
  readonly live: {
    /** After commit; the member's open pages show the new count. */
    onCounted(memberId: bigint, mailbox: Mailbox): void
  }
}

/** What else the inbox reads, for messages about deposits and withdrawals. */
export type InboxNeeds = Pick<MailboxesNeeds, 'database' | 'clock' | 'logger'> & {
  readonly cashier: {
    /** The subject of a message; undefined if the member has none such. */
    findDeposit(memberId: bigint, depositId: string): Promise<Deposit | undefined>
    findWithdrawal(memberId: bigint, withdrawalId: string): Promise<Withdrawal | undefined>
  }
  readonly wallet: {
    /** Makes `inbox.note_movements` read what moved since the last time; returns how much. */
    readMovements(): Promise<number>
  }
}
