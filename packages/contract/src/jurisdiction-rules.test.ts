import { expect, test } from 'vitest'
import { deliveredRules, jurisdictions, ruleNames, ruleRegistry } from './jurisdiction-rules.ts'

test.each(jurisdictions)(
  'each rule delivers a value of %s that it takes itself',
  (jurisdiction) => {
    const delivered = deliveredRules(jurisdiction)
    for (const name of ruleNames) {
      expect(ruleRegistry[name].schema.parse(delivered[name]), name).toEqual(delivered[name])
    }
  },
)

test('figures of the law are those of its texts, money with four decimals', () => {
  expect(deliveredRules('br')).toMatchObject({
    limitRaiseDelayHours: 24,
    signUpLimitsRequired: true,
    registerCheckDays: 15,
    impedimentNoticeDays: 1,
    impedimentWithdrawDays: 2,
    impedimentCloseDays: 3,
    impedimentReturnDays: 2,
    prizePayableMin: 120,
    unclaimedDays: 90,
    taxRateBp: 1_500,
    taxBandMinor: 291_456_000,
    idleReauthMin: 30,
    locationEveryMin: 30,
    mfaEveryDays: 7,
    coafHours: 24,
    manipulationNoticeDays: 5,
    sigapDueHour: 6,
    returnMinBp: 8_500,
    recordYears: 5,
    stakeMaxMinor: 50_000_000,
  })
})
