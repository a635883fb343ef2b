import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { PostCommand, Transfer } from '../wallet/index.ts'
import type { TakenBack } from './deposits/domain/reversal-mail.ts'
import type { Institution } from './institutions/port.ts'
import type { DepositPromotions } from './promotions.ts'
import type { BrandSpan } from './reconciliation/repository/runs.ts'
import type { CashierTables } from './deposits/repository/tables.ts'
import type { PayoutsCompared } from './reconciliation/service/reconcile-payouts.ts'

/** What the cashier has to know of a member; handed over by the wiring. */
export type DepositMember = {
  /** `<merchant>@<username>`, for operators. */
  readonly account: string
  readonly name: string
  /** 11 digits; undefined while the member has not told. */
  readonly cpf: string | undefined
  /** False for the blocked, the excluded and whoever may not put money in. */
  readonly mayDeposit: boolean
  /** Whatever comes for a closed account goes back. */
  readonly isClosed: boolean
}

export type DepositChange = {
  readonly memberId: bigint
  readonly depositId: string
  readonly status: DepositStatus
}

/** Written in the transaction that books it, so that it is sent once and never for nothing. */
export type ReversalLetter = (tx: Tx, taken: TakenBack) => Promise<void>

export type CashierDependencies = {
  readonly database: Database<CashierTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly institution: Institution
  /** The one door for money, inside our own transaction. */
  readonly postInTx: (tx: Tx, transfer: PostCommand | Transfer) => Promise<unknown>
  readonly balancesOf: (
    memberIds: readonly bigint[],
  ) => Promise<ReadonlyMap<bigint, { readonly availableMinor: bigint }>>
  /** Inside a transaction it reads through it: there no second connection is taken. */
  readonly findMember: (memberId: bigint, tx?: Tx) => Promise<DepositMember | undefined>
  /** Nothing is posted to the member's accounts until the transaction ends. */
  readonly lockBalance: (tx: Tx, memberId: bigint) => Promise<unknown>
  /** The brand's jurisdiction takes money from the member's own CPF alone. */
  readonly payerCpfRequired: (brandId: number) => boolean
  readonly newId: () => string
  /** The same span of money out, whose books are withdrawals'. */
  readonly reconcilePayouts: (span: BrandSpan) => Promise<PayoutsCompared>
  /** After commit; the page that shows the deposit updates itself. */
  readonly onDepositChanged: (change: DepositChange) => void
  readonly promotions: DepositPromotions
  /** Who writes to a member that a bank took a Pix back; undefined where there is no address. */
  readonly reversalLetterTo: (memberId: bigint) => Promise<ReversalLetter | undefined>
  /** Demo brand only: where the sandbox pays a charge. */
  readonly demoPayUrl: (brandId: number, location: string) => string | undefined
}
