import type { Settings } from '../modules/settings/index.ts'
import type { VerificationDependencies } from '../modules/verification/index.ts'

/** How a brand's phone numbers are shown to be somebody's. */
export const phoneAuthOf =
  (settings: Settings): VerificationDependencies['phoneAuthOf'] =>
  (brandId) => {
    const { row, phoneAuthProject } = settings.brand(brandId)
    return {
      brandName: row.name,
      codeMinutes: row.code_minutes,
      smsPerDayMax: row.sms_per_day_max,
      phoneAuthMode: row.phone_auth_mode,
      firebaseProjectId: phoneAuthProject?.projectId,
    }
  }
