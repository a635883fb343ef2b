import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isTest, listSources } from '../list-sources.ts'

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
const named = new Set([...page.matchAll(/([a-z0-9-]+\.(?:ts|sql))`/g)].map(([, file]) => file))

/** The calls of the wallet that move money; the wallet itself is the ledger. */
const movesMoney =
  /\bwallet\s*\.\s*(post|postInTx|postSetInTx|hold|capture|release|reverse|reverseInTx)\(/
const movers = listSources(/^apps\/server\/src\/(modules|compose)\/.*\.ts$/).filter(
  ({ path: file, text }) =>
    !isTest(file) && !file.includes('/modules/wallet/') && movesMoney.test(text),
)

it('docs/security.md says what every movement of money relies on: name each file that moves money', () => {
  expect(movers.length).toBeGreaterThan(30)
  const missing = movers
    .map(({ path: file }) => file)
    .filter((file) => !named.has(path.basename(file)))
  expect(missing).toEqual([])
})
