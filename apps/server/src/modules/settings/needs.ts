import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Bus } from '../../platform/bus.ts'
import type { SealingKeys } from '../../platform/http/sealing/sealing-keys.ts'
import type { SettingsTables } from './repository/load-brands.ts'

/** What settings needs from the platform; it depends on no other module. */
export type SettingsNeeds = {
  readonly database: Database<SettingsTables>
  readonly bus: Bus
  readonly clock: Clock
  readonly sealingKeys: Pick<SealingKeys, 'publicKeys'>
  readonly logger?: Pick<Logger, 'error'>
}

/** What changing a brand needs besides. */
export type BrandDeskNeeds = Pick<SettingsNeeds, 'database' | 'bus' | 'clock' | 'logger'> & {
  readonly staff: Approvals
}
