import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Config } from '../../platform/config.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Delivery } from '../delivery/index.ts'
import type { VerificationTables } from './repository/tables.ts'
import type { SmsAlarm } from './service/count-sms.ts'
import type { BrandCodes } from './service/send-code.ts'

export type BrandPhoneAuth = BrandCodes & {
  /** The brand's Firebase project, whose tokens count in `firebase` mode. */
  readonly firebaseProjectId: string | undefined
}

/** What verification needs from other modules. */
export type VerificationNeeds = {
  readonly database: Database<VerificationTables>
  readonly clock: Clock
  readonly config: Pick<Config, 'SECRETS_DIR' | 'FIREBASE_KEYS_URL'>
  readonly logger: Pick<Logger, 'warn'>
  readonly delivery: Pick<Delivery, 'send' | 'isOutOfCredit'>
  /** For the metrics. */
  countSmsAlarm(alarm: SmsAlarm): void
  readonly staff: Approvals
  readonly identity: {
    /** The requester that an address counts for. */
    addressKeyOf(address: string): string
  }
  readonly settings: {
    phoneAuthOf(brandId: number): BrandPhoneAuth
  }
}
