import type { IdentityDependencies } from '../modules/identity/index.ts'
import type { Settings } from '../modules/settings/index.ts'

/** What a brand and its jurisdiction say of failed logins, for identity. */
export const loginRulesOf =
  (settings: Settings): IdentityDependencies['loginRulesOf'] =>
  (brandId) => {
    const rules = settings.jurisdictionRulesOf(brandId)
    const { demo, name } = settings.brand(brandId).row
    return {
      failuresMax: rules.loginFailuresMax,
      failureWindowMin: rules.loginFailureWindowMin,
      lockMin: rules.lockMin,
      isDemoBrand: demo,
      brandName: name,
    }
  }
