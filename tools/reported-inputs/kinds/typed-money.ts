import { isLanguageCode } from '@trevo/languages/languages.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { expect } from 'vitest'
import { readAmount, readStake } from '../../../apps/site/src/core/forms/typed-amount.ts'
import { totalOf } from '../../../apps/site/src/features/cashier/transfers/total-of.ts'
import type { ReportedInput } from '../reported-input.ts'

type Typed = {
  readonly field: string
  readonly language: string
  readonly typed: string
  readonly people?: number
}

const stakeFields = new Set(['lottery stake', 'sports slip'])
const bounds = { min: '0.01', max: '999999999.99' }

/** Centavos that a field of the site sends, undefined if it refuses the text. */
const centavosSent = ({ field, language, typed }: Typed): bigint | undefined => {
  if (!isLanguageCode(language)) throw new Error(`no such language: ${language}`)
  if (stakeFields.has(field)) {
    const minor = readStake(typed, language)
    return minor === undefined ? undefined : minor / 100n
  }
  const read = readAmount(typed, language, bounds)
  return read.kind === 'fits' ? parseMoney(read.amount) / 100n : undefined
}

/** "R$ 1.000,00" and "1000.00" as centavos: the correct results always have two decimals. */
const centavosOf = (written: string): bigint => BigInt(written.replaceAll(/\D/g, ''))

const checkMany = (input: Typed, right: string): void => {
  const [, shown = '', sent = ''] = /^total shown (.+), sent (.+) each$/.exec(right) ?? []
  const each = centavosSent(input)
  expect(each).toBe(centavosOf(sent))
  const total = totalOf(sent, input.people ?? 1)
  expect(centavosOf(total)).toBe(centavosOf(shown))
}

export const check = ({ input, right }: ReportedInput): void => {
  const typed = input as Typed // the fields of this kind
  const result = String(right)
  if (result.startsWith('total shown')) checkMany(typed, result)
  else expect(centavosSent(typed)).toBe(/\d/.test(result) ? centavosOf(result) : undefined)
}
