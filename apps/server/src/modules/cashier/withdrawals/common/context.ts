import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Payout, PayoutInstitution } from '../../institutions/payout-port.ts'
import type { CashierNeeds } from '../../needs.ts'
import type { WithdrawalRow, WithdrawalTables } from './repository/tables.ts'

type PartsContext = {
  readonly wallet: Pick<CashierNeeds['wallet'], 'capture' | 'release'>
  readonly clock: Clock
  readonly newId: () => string
}

/** Records an institution's report on a payout in parts; returns the withdrawal if it changed. */
export type RecordParts = (
  context: PartsContext,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
) => Promise<WithdrawalRow | undefined>

/** What every use case of withdrawals works with. */
export type WithdrawalContext = Pick<
  CashierNeeds,
  'play' | 'transfers' | 'staff' | 'movementKinds'
> & {
  readonly wallet: Pick<
    CashierNeeds['wallet'],
    | 'claimClientId'
    | 'hold'
    | 'capture'
    | 'release'
    | 'postInTx'
    | 'lockBalance'
    | 'balancesOf'
    | 'listMovements'
    | 'listNamedMovements'
    | 'sumMovements'
    | 'sumStatementInTx'
    | 'listStatement'
    | 'areReversed'
  >
  readonly members: Pick<CashierNeeds['members'], 'findWithdrawalMember'>
  readonly settings: Pick<CashierNeeds['settings'], 'withdrawalLawOf'>
  readonly promotions: Pick<CashierNeeds['promotions'], 'giveUpBonuses'>
  readonly listeners: Pick<CashierNeeds['listeners'], 'onWithdrawalChanged'>
  readonly database: Database<WithdrawalTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly payouts: PayoutInstitution
  readonly newId: () => string
  /** From peer payments, which build on withdrawals. */
  readonly recordParts: RecordParts
}
