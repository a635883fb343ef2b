import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

const code = listSources(/^(apps|packages|bench|scripts|e2e)\/.*\.ts$/).filter(
  ({ path }) => !isTest(path) || path.startsWith('e2e/'),
)

/** From the bracket at `open` to the matching closing one. */
const bracketed = (text: string, open: number): string => {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return text.slice(open, at + 1)
  }
  return text.slice(open)
}

// What takes a separate connection, however it is reached.
const second =
  /\b(database|dependencies)\.db\b|\bpool\.(query|connect)\(|\binTx\(|\bwallet\s*\.\s*(post|reverse|balanceOf|balancesOf|findTransfer|listStatement|sumStatement|findStatementLine|findArchived|sumDays|proveConservation)\(/

/** Code in the brackets of an `inTx` that asks for another connection. */
const findSecondConnections = (text: string): string[] =>
  [...text.matchAll(/\binTx\(/g)].flatMap(({ index, 0: word }) => {
    const body = bracketed(text, index + word.length - 1)
    const found = second.exec(body)
    return found ? [found[0]] : []
  })

it('the search finds code that asks for a second connection inside a transaction', () => {
  const bad = [
    'inTx(async (tx) => { await wallet.balanceOf(memberId) })',
    'inTx(async (tx) => save(tx, await find(database.db, id)))',
    "inTx(async () => { await pool.query('select 1') })",
    'inTx((tx) => context.database.inTx((inner) => save(inner)))',
    'inTx(async (tx) => { await context.wallet.findTransfer(source, id) })',
  ]
  for (const text of bad) expect(findSecondConnections(`database.${text}`)).not.toEqual([])
  const good = 'database.inTx(async (tx) => wallet.postInTx(tx, order)); await wallet.post(order)'
  expect(findSecondConnections(good)).toEqual([])
})

it('nothing takes a second connection inside a transaction: pass `tx` on, read before or after', () => {
  const found = code.flatMap(({ path, text }) =>
    findSecondConnections(text).map((what) => `${path}: ${what}`),
  )
  expect(found).toEqual([])
})

it('connections come from createPool, which bounds every wait and refuses second ones', () => {
  const makes = /\bnew (Pg)?Pool\(/
  const among = code.filter(
    ({ path, text }) => /from 'pg'/.test(text) && path !== 'packages/database/src/connect.ts',
  )
  expect(among.filter(({ text }) => makes.test(text)).map(({ path }) => path)).toEqual([])
})
