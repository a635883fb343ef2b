import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { Wallet } from '../wallet/index.ts'
import type { PayoutInstitution } from './institutions/payout-port.ts'
import type { WithdrawalTables } from './withdrawals/repository/tables.ts'

/** What withdrawals have to know of a member; handed over by the wiring. */
export type WithdrawalMember = {
  /** `<merchant>@<username>`, for operators. */
  readonly account: string
  /** One of the demo's own accounts, for operators. */
  readonly isDemo: boolean
  /** As told to us; null while it was not. */
  readonly payeeName: string | null
  /** 11 digits; undefined while the member has not told. */
  readonly cpf: string | undefined
  /** False for trial users and whoever may not take money out now. */
  readonly mayWithdraw: boolean
}

export type WithdrawalChange = {
  readonly memberId: bigint
  readonly withdrawalId: string
  readonly status: WithdrawalStatus
}

/** What a brand's jurisdiction says of money out. */
export type WithdrawalLaw = {
  /** Only to an account of the member's own CPF. */
  readonly ownCpfRequired: boolean
  /** Payable within so many minutes; 0 where no law says so. */
  readonly payableWithinMin: number
  /** Whether people may pay each other at all. */
  readonly betweenPeople: boolean
}

export type WithdrawalDependencies = {
  readonly database: Database<WithdrawalTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly payouts: PayoutInstitution
  readonly wallet: Pick<
    Wallet,
    'hold' | 'capture' | 'release' | 'postInTx' | 'lockBalance' | 'listMovements' | 'sumMovements'
  >
  /** Inside a transaction it reads through it: there no second connection is taken. */
  readonly findMember: (memberId: bigint, tx?: Tx) => Promise<WithdrawalMember | undefined>
  readonly lawOf: (brandId: number) => WithdrawalLaw
  /** The movements of other modules that count as wagering, and those that take it back. */
  readonly wagering: {
    readonly stakeKinds: readonly string[]
    readonly returnedKinds: readonly string[]
  }
  readonly newId: () => string
  /** After commit; the page that shows the withdrawal updates itself. */
  readonly onWithdrawalChanged: (change: WithdrawalChange) => void
}
