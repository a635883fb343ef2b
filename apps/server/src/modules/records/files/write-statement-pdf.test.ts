import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdfText } from '../../../testing/read-pdf-text.ts'
import { openStatementPdf } from './write-statement-pdf.ts'

const night = new Date('2026-11-24T03:30:00Z')
const sheet = {
  language: 'PT',
  brandName: 'Trevo',
  accountName: 'ana',
  from: new Date('2026-11-23T04:00:00Z'),
  to: new Date('2026-11-24T04:00:00Z'),
  madeAt: new Date('2026-11-24T12:00:00Z'),
  inMinor: 100_000n,
  outMinor: 0n,
  count: 1,
  notes: [],
} as const
const line = {
  at: night,
  typeCode: 1,
  seat: null,
  gameName: null,
  number: '1',
  amountMinor: 100_000n,
  balanceAfterMinor: 100_000n,
} as const

test('a statement has its span and its times in the brand’s zone and names it', async () => {
  const pdf = openStatementPdf({ ...sheet, timeZone: 'America/Manaus' })
  pdf.add([line])
  pdf.end()
  const text = readPdfText(await buffer(pdf.document))
  expect(text).toContain('23/11/2026, 00:00:00 – 24/11/2026, 00:00:00')
  expect(text).toContain('23/11/2026, 23:30:00')
  expect(text).toContain('Amazonas (GMT-4)')
})
