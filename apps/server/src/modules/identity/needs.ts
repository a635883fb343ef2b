import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Config } from '../../platform/config.ts'
import type { IdentityTables } from './tables.ts'
import type { LockedName } from './passwords/service/count-tries.ts'
import type { LoginRules } from './passwords/service/authenticate.ts'

/** What identity needs from other modules. */
export type IdentityNeeds = {
  readonly database: Database<IdentityTables>
  readonly clock: Clock
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>
  readonly config: Pick<Config, 'HUMAN_CHALLENGE_MAX' | 'SECRETS_DIR' | 'DEMO'>
  /** Read by adapters of social sign-in and human verification. */
  readonly environment?: NodeJS.ProcessEnv
  readonly logger?: Pick<Logger, 'warn'>
  readonly settings: {
    /** The brand's rules of failed logins, from its jurisdiction profile. */
    loginRulesOf(brandId: number): LoginRules
  }
  readonly reports: {
    /** Repeated failures have locked a name. */
    noteLockedName(tx: Tx, name: LockedName): Promise<void>
  }
}
