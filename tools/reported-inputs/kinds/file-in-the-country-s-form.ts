import { isLanguageCode } from '@trevo/languages/languages.ts'
import { expect } from 'vitest'
import { csvOf } from '../../../apps/site/src/core/tables/csv-of.ts'
import type { ReportedInput } from '../reported-input.ts'

const signs = { semicolon: ';', comma: ',' } as const
const decimals = { 'decimal comma': ',', 'decimal point': '.' } as const

const columns = [
  { key: 'name', label: 'Conta', isText: true, show: () => null, text: () => 'maria' },
  { key: 'sum', label: 'Saldo', show: () => null, text: (amount: string) => amount },
]

export const check = ({ input, right }: ReportedInput): void => {
  const { language } = input as { readonly language: string } // the fields of this kind
  if (!isLanguageCode(language)) throw new Error(`no such language: ${language}`)
  const [first = '', second = ''] = String(right).split(', ')
  const sign = signs[first as keyof typeof signs] // as the correct results name them
  const point = decimals[second as keyof typeof decimals]
  const file = csvOf(columns, ['-1234.50'], language)
  expect(file).toBe(`\uFEFFConta${sign}Saldo\r\nmaria${sign}-1234${point}50\r\n`)
}
