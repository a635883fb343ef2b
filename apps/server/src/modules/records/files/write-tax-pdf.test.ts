import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdfText } from '../../../testing/read-pdf-text.ts'
import type { TaxSheet } from '../../../platform/shapes/tax-sheet.ts'
import { writeTaxPdf } from './write-tax-pdf.ts'

const sheet: TaxSheet = {
  language: 'PT',
  companyName: 'Trevo do Brasil Ltda',
  cnpj: '11222333000181',
  brandNames: ['Um', 'Dois'],
  timeZone: 'America/Sao_Paulo',
  cpf: '52998224725',
  accounts: ['ana.demo'],
  year: 2026,
  version: 2,
  madeAt: new Date('2027-01-01T03:11:00Z'),
  lines: [
    { nature: 'sports', stakesMinor: 100_000_000n, prizesMinor: 0n, netMinor: -100_000_000n },
    {
      nature: 'games',
      stakesMinor: 100_000_000n,
      prizesMinor: 500_000_000n,
      netMinor: 400_000_000n,
    },
    { nature: 'lottery', stakesMinor: 0n, prizesMinor: 0n, netMinor: 0n },
  ],
  netPrizesMinor: 400_000_000n,
  bandMinor: 291_456_000n,
  rateBp: 1_500,
  taxableMinor: 108_544_000n,
  taxMinor: 16_281_600n,
  sha256: 'ab'.repeat(32),
}

test.each([
  ['PT', sheet],
  ['EN', { ...sheet, language: 'EN' }],
  ['PT, not final', { ...sheet, version: null, sha256: null, cnpj: null }],
] as const)('ComprovaBet is one page, in %s', async (_name, of) => {
  const bytes = await buffer(writeTaxPdf(of))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('it names the company, the person, every sum, and that it is not final where no statement is', async () => {
  const text = readPdfText(await buffer(writeTaxPdf(sheet)))
  for (const part of ['11.222.333/0001-81', '529.982.247-25', '40.000,00', '1.628,16', '15%']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('Parcial')
  expect(readPdfText(await buffer(writeTaxPdf({ ...sheet, version: null })))).toContain('Parcial')
})
