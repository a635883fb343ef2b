import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdfText } from '../../../testing/read-pdf-text.ts'
import { writeReceiptPdf } from './write-receipt-pdf.ts'

const receipt = {
  language: 'PT',
  brandName: 'Trevo',
  accountName: 'ana',
  madeAt: new Date('2026-11-24T12:00:00Z'),
  at: new Date('2026-11-24T03:30:00Z'),
  typeCode: 1,
  seat: null,
  gameName: null,
  number: '1',
  amountMinor: 100_000n,
  balanceAfterMinor: 100_000n,
  roundId: null,
  remark: '',
  transferId: 1n,
} as const

test.each([
  ['America/Sao_Paulo', '24/11/2026, 00:30', 'Brasília (GMT-3)'],
  ['America/Manaus', '23/11/2026, 23:30', 'Amazonas (GMT-4)'],
  ['America/Noronha', '24/11/2026, 01:30', 'Noronha (GMT-2)'],
])('a receipt has the time of the brand’s zone and names it: %s', async (timeZone, time, name) => {
  const text = readPdfText(await buffer(writeReceiptPdf({ ...receipt, timeZone })))
  expect(text).toContain(name)
  expect(text).toContain(time)
})

test.each([
  [3200, 'cash', 'Buy-in'],
  [3100, 'cash', 'Cash-out'],
  [3100, 'tournament', 'Prêmio do torneio'],
  [3100, null, 'Prêmio'],
] as const)('the receipt of type %i at a table %s is of a %s', async (typeCode, seat, word) => {
  const sheet = { ...receipt, timeZone: 'America/Sao_Paulo', typeCode, seat }
  const text = readPdfText(await buffer(writeReceiptPdf(sheet)))
  expect(text).toContain(word)
  expect(text.includes('torneio')).toBe(seat === 'tournament')
})
