import { guardCell, quoteCell, writeCsv } from '@trevo/i18n/csv.ts'
import { expect } from 'vitest'
import type { ReportedInput } from '../reported-input.ts'

export const check = ({ input, right }: ReportedInput): void => {
  const cell = String(input)
  const kept = right === 'neutralised' ? `'${cell}` : cell
  expect(guardCell(cell)).toBe(kept)
  expect(quoteCell(cell)).toContain(kept.replaceAll('"', '""'))
  expect(writeCsv([[cell]], 'PT')).toContain(kept.replaceAll('"', '""'))
}
