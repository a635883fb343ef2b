import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Wallet } from '../wallet/index.ts'
import type { VipTables } from './repository/levels.ts'

/** What vip asks of its neighbours. */
export type VipNeeds = {
  readonly database: Database<VipTables>
  readonly clock: Clock
  readonly wallet: Pick<Wallet, 'sumStatement'>
  readonly play: {
    /** The movements that are stakes, and those that give a stake back. */
    readonly stakeKinds: readonly string[]
    readonly returnedKinds: readonly string[]
  }
}
