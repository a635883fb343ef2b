import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../../platform/bus.ts'

/** What the operators' calls about the catalogue need. */
export type DeskParts = {
  readonly database: Database<never>
  readonly bus: Bus
  readonly clock: Clock
  /** The least published return of a game that a brand may offer. */
  readonly returnMinBpOf: (brandId: number) => number
  readonly logger?: Pick<Logger, 'error'> | undefined
}
