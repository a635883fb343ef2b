import { expect, test } from 'vitest'
import { reversalMail } from './reversal-mail.ts'

const reader = { language: 'PT', brandName: 'Trevo', username: 'ana' } as const
const whole = { amountMinor: 1_234_500n, coveredMinor: 1_234_500n, owedMinor: 0n }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('the member reads the amount taken, in the member’s language and number format', () => {
  const pt = reversalMail(reader, whole)
  expect(plain(pt.subject)).toBe('Trevo: o banco estornou R$ 123,45 do seu Pix')
  expect(plain(pt.body)).toContain('R$ 123,45 foram descontados do seu saldo.')
  const en = reversalMail({ ...reader, language: 'EN' }, whole)
  expect(en.subject).toBe('Trevo: the bank reversed R$123.45 of your Pix')
  expect(en.body).toContain('R$123.45 was taken from your balance.')
})

test('the debt is named only if there is one', () => {
  const owing = { ...whole, coveredMinor: 1_000_000n, owedMinor: 234_500n }
  expect(plain(reversalMail(reader, owing).body)).toContain('Você ainda deve R$ 23,45')
  expect(reversalMail(reader, whole).body).not.toContain('ainda deve')
  const english = { ...reader, language: 'EN' } as const
  expect(reversalMail(english, owing).body).toContain('You still owe R$23.45')
  expect(reversalMail(english, whole).body).not.toContain('owe')
})
