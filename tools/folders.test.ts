import { expect, it } from 'vitest'
import { listSources } from './list-sources.ts'

/** More are hard to read as a list: their folder is divided by subject. */
const filesMax = 25

// What is gone from a folder is to be gone from here: the list only gets shorter.
const tooLarge: Readonly<Record<string, number>> = {
  'apps/games/src/card-tables': 26,
  'apps/games/src/play': 38,
  'apps/rgs/src/cards/service': 26,
  'apps/rgs/src/service': 36,
  'apps/rgs/src/service/rooms': 27,
  'apps/server/src/compose': 61,
  'apps/server/src/modules/cashier/deposits/service': 31,
  'apps/server/src/modules/cashier/withdrawals/service': 28,
  'apps/server/src/modules/identity/service': 39,
  'apps/server/src/modules/lottery/service': 57,
  'apps/server/src/modules/members/service': 39,
  'apps/server/src/modules/play/service': 27,
  'apps/server/src/modules/rewards/service': 28,
  'apps/server/src/platform/http': 32,
  'apps/site/src/features/agent-center': 40,
  'apps/site/src/features/lottery-desk': 51,
  'apps/site/src/features/records': 28,
  'packages/contract/src/wps': 27,
  'packages/i18n/src/texts/en/site': 36,
  'packages/i18n/src/texts/pt/site': 36,
  'packages/ui/src': 28,
  scripts: 51,
  'scripts/operator': 28,
}

it('a folder has 25 source files at most, beside tests, but those that still have more', () => {
  const sources = listSources(/^(apps|packages|scripts|tools|bench|e2e)\/.*\.tsx?$/).filter(
    ({ path }) => !/\.(test|spec)\.tsx?$/.test(path),
  )
  const byFolder = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  const larger = [...byFolder].filter(([, files]) => files.length > filesMax)
  expect(Object.fromEntries(larger.map(([folder, files]) => [folder, files.length]))).toEqual(
    tooLarge,
  )
})
