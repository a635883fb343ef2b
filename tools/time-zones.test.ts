import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'

/**
 * Where a zone may be named, and why. Everywhere else it comes from the brand
 * (`settings.brand.time_zone`) or, for a lottery's draws and a promotion, from their own rows.
 * Migrations record the zone that earlier rows were counted by; tests choose a zone.
 */
const named: Readonly<Record<string, string>> = {
  'apps/demo-life/src/count-rounds.ts': 'a bound on the demo’s own members, of no brand',
  'apps/psp-sandbox/src/pay/page-frame.ts': 'a Brazilian institution prints its own bank’s time',
  'apps/server/src/modules/limits/domain/periods.ts': 'the law: days of Brasília for everybody',
  'apps/server/src/modules/lottery/seed/demo-lotteries.ts': 'data: where the demo’s draws are held',
  'apps/server/src/modules/sigap/service/read-records.ts':
    'the law: files tell of days of Brasília',
  'apps/psp-sandbox/src/store/closing-balance.ts': 'the day of a Brazilian institution',
  'apps/server/src/modules/aml/domain/aml-year.ts': 'the year of the regulator',
  'apps/server/src/modules/integrity/domain/notice-clock.ts': 'the business days of the regulator',
  'apps/server/src/modules/funds/domain/account-zone.ts': 'the day of a Brazilian institution',
  'apps/server/src/modules/tax/domain/tax-year.ts': 'the law: net prizes are of years of Brasília',
  'apps/server/src/modules/promotions/results/repository/result-days.ts':
    'published sums, of the same days for all brands',
  'apps/server/src/modules/records/service/get-own-year.ts':
    'beside limits and time, which the law counts by days of Brasília',
  'apps/server/src/modules/settings/seed/demo-brand-rows.ts': 'data: the demo’s own brand',
}

const isTest = (path: string): boolean =>
  /\.test\.tsx?$|\.spec\.ts$/.test(path) || path.includes('/testing/') || path.startsWith('e2e/')

test('the code names no zone of Brazil except where the list says why', () => {
  const found = listSources(/^(apps|packages|scripts|tools)\/.*\.tsx?$/)
    .filter(({ path, text }) => !isTest(path) && text.includes("'America/"))
    .map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(named).toSorted())
})
