import { expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

/** A calculation with an amount: a field in 1/10,000 BRL, a parsed amount, or a sum of amounts. */
const calculation =
  /[mM]inor\w*\s[-+*/]\s|\s[-+*/]\s[\w.(]*[mM]inor|\s[-+*/]\sBigInt\(|\b(parseMoney|money)\([^()]*\)\s[-+*/]|\.reduce\(/

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*/g, '')

it('the search finds a calculation with an amount', () => {
  const written = [
    'formatMoney(row.amount_minor - row.fee_minor)',
    'const left = total + arrivedMinor',
    'amount * BigInt(count)',
    'money(own.bet) + money(team.bet)',
    'rows.reduce((sum, row) => sum + row.amount, 0n)',
  ]
  expect(written.filter((text) => !calculation.test(text))).toEqual([])
  const other = ['until.getTime() - now.getTime()', 'formatMoney(row.amount_minor ?? 0n)']
  expect(other.filter((text) => calculation.test(text))).toEqual([])
})

it('a presenter computes no money: that belongs in `domain`', () => {
  const presenters = listSources(/^apps\/(server|rgs)\/src\/.*\/present-[\w-]+\.ts$/)
  const wrong = presenters
    .filter(({ path, text }) => !isTest(path) && calculation.test(withoutComments(text)))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})
