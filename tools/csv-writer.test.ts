import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..')

/** What a CSV writer needs: the byte order mark, and doubled quotes. */
const signs = [/\\uFEFF|\uFEFF/i, /replaceAll\((['"`])"\1, (['"`])""\2\)/]

test('one file writes CSV cells, with the guard against formulas, for the server and the site', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const writers = files.filter((file) => {
    const text = readFileSync(join(repository, file), 'utf8')
    return signs.some((sign) => sign.test(text))
  })
  expect(writers).toEqual(['packages/i18n/src/csv.ts'])
  const offered = files.filter((file) =>
    readFileSync(join(repository, file), 'utf8').includes("'text/csv"),
  )
  expect(offered).toEqual([
    'apps/server/src/modules/records/service/open-file.ts',
    'apps/server/src/modules/reports/service/open-export.ts',
    'apps/site/src/features/agent-center/tables/save-csv.tsx',
    'apps/site/src/features/lottery-results/results.tsx',
  ])
})
