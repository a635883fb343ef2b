import { createDatabase } from '@trevo/database/connect.ts'
import { createIdentity, type Identity, type IdentityNeeds } from '../../modules/identity/index.ts'
import { insertSignificantEvent } from '../../modules/reports/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Platform } from '../platform.ts'
import { timeZoneOf } from '../time-zone-of.ts'

/** The rules of a brand and its jurisdiction for failed logins. */
export const identitySettings = (settings: Settings): IdentityNeeds['settings'] => ({
  loginRulesOf: (brandId) => {
    const rules = settings.jurisdictionRulesOf(brandId)
    const { demo, name } = settings.brand(brandId).row
    return {
      failuresMax: rules.loginFailuresMax,
      failureWindowMin: rules.loginFailureWindowMin,
      lockMin: rules.lockMin,
      isDemoBrand: demo,
      brandName: name,
      timeZone: timeZoneOf(settings)(brandId),
    }
  },
})

/** Authentication. */
export const buildIdentity = (
  { pools, clock, bus, config, environment, logger }: Platform,
  { settings }: { readonly settings: Settings },
): Promise<Identity> =>
  createIdentity({
    database: createDatabase(pools.requests),
    clock,
    bus,
    config,
    environment,
    logger,
    settings: identitySettings(settings),
    reports: {
      noteLockedName: (tx, { brandId, username, address, isOperator, until }) =>
        insertSignificantEvent(tx, {
          brandId,
          at: clock.now(),
          kind: 'failed_logins',
          subject: username,
          facts: { operator: isOperator, address, until: until.toISOString() },
        }),
    },
  })
