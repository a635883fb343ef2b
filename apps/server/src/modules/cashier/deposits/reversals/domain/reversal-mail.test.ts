import { expect, test } from 'vitest'
import { reversalMail } from './reversal-mail.ts'

const reader = { language: 'PT', brandName: 'Trevo', username: 'ana' } as const
const whole = { amountMinor: 1_234_500n, coveredMinor: 1_234_500n, owedMinor: 0n }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('the member reads what was taken, in the own language and writing of money', () => {
  const pt = reversalMail(reader, whole)
  expect(plain(pt.subject)).toBe('Trevo: o banco tomou de volta R$ 123,45 do seu Pix')
  expect(plain(pt.body)).toContain('R$ 123,45 saíram do seu saldo.')
  const en = reversalMail({ ...reader, language: 'EN' }, whole)
  expect(en.subject).toBe('Trevo: the bank took back R$123.45 of your Pix')
  expect(en.body).toContain('R$123.45 left your balance.')
})

test('what is still owed is told only where something is', () => {
  const owing = { ...whole, coveredMinor: 1_000_000n, owedMinor: 234_500n }
  expect(plain(reversalMail(reader, owing).body)).toContain('R$ 23,45 ainda estão em aberto')
  expect(reversalMail(reader, whole).body).not.toContain('aberto')
  const english = { ...reader, language: 'EN' } as const
  expect(reversalMail(english, owing).body).toContain('R$23.45 is still open')
  expect(reversalMail(english, whole).body).not.toContain('open')
})
