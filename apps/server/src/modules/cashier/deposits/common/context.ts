import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Institution } from '../../institutions/port.ts'
import type { CashierNeeds } from '../../needs.ts'
import type { DepositTables } from './repository/tables.ts'

/** What every use case of deposits uses. */
export type DepositContext = Pick<
  CashierNeeds,
  'promotions' | 'depositReturns' | 'delivery' | 'limits'
> & {
  readonly wallet: Pick<
    CashierNeeds['wallet'],
    'postInTx' | 'balancesOf' | 'lockBalance' | 'findTransferInTx' | 'claimClientId'
  >
  readonly members: Pick<
    CashierNeeds['members'],
    'findDepositMember' | 'findPayerAccounts' | 'findExclusion'
  >
  readonly settings: Pick<CashierNeeds['settings'], 'payerCpfRequired'>
  readonly listeners: Pick<CashierNeeds['listeners'], 'onDepositChanged'>
  readonly database: Database<DepositTables>
  readonly clock: Clock
  readonly logger: Logger
  readonly institution: Institution
  readonly newId: () => string
  /** Demo brand only: where the sandbox pays a charge. */
  readonly demoPayUrl: (brandId: number, location: string) => string | undefined
}
