import { createDatabase } from '@trevo/database/connect.ts'
import type { Delivery } from '../../modules/delivery/index.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import {
  createVerification,
  type Verification,
  type VerificationNeeds,
} from '../../modules/verification/index.ts'
import type { Platform } from '../platform.ts'

/** How ownership of a brand's phone numbers is verified. */
export const verificationSettings = (settings: Settings): VerificationNeeds['settings'] => ({
  phoneAuthOf: (brandId) => {
    const { row, phoneAuthProject } = settings.brand(brandId)
    return {
      brandName: row.name,
      codeMinutes: row.code_minutes,
      smsPerDayMax: row.sms_per_day_max,
      phoneAuthMode: row.phone_auth_mode,
      firebaseProjectId: phoneAuthProject?.projectId,
    }
  },
})

type Neighbours = {
  readonly settings: Settings
  readonly delivery: Delivery
  readonly staff: Pick<Staff, 'approvals'>
}

/** Codes to phones and email addresses. */
export const buildVerification = (
  { pools, clock, config, logger, countSmsAlarm }: Platform,
  { settings, delivery, staff }: Neighbours,
): Promise<Verification> =>
  createVerification({
    database: createDatabase(pools.requests),
    clock,
    config,
    logger,
    countSmsAlarm,
    delivery,
    staff: staff.approvals,
    identity: { addressKeyOf: addressKey },
    settings: verificationSettings(settings),
  })
