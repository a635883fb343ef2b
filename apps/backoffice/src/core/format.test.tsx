import type { LanguageCode } from '@trevo/languages/languages.ts'
import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import {
  formatAmount,
  formatCalendarDay,
  formatCount,
  formatDate,
  formatDay,
  formatDecimal,
  formatMomentInFull,
  formatPercent,
  formatPlainDay,
  formatRate,
  formatReais,
  formatSigned,
  plainDayAt,
  setBrandTimeZone,
} from './format.ts'
import { changePreferences } from './preferences.ts'

afterEach(() => changePreferences({ language: 'PT' }))

/** Every kind of figure as somebody with the language reads it. */
const written = (language: LanguageCode) => {
  changePreferences({ language })
  setBrandTimeZone('America/Sao_Paulo')
  const at = '2025-11-28T15:04:05.000Z'
  return [
    formatReais('-3480.5'),
    formatAmount('3480.50'),
    formatSigned('12.00'),
    formatSigned('0.00'),
    formatCount(1_234_567),
    formatRate(9520),
    formatPercent(-1.25, 1, { signDisplay: 'always' }),
    formatDecimal('12.50'),
    formatDay(at),
    formatDate(at),
    formatMomentInFull(at),
    formatPlainDay('2026-11-28'),
    formatCalendarDay('2026-11-28'),
  ].map((text) => text.replaceAll('\u00A0', ' '))
}

test('the day is the brand’s, whichever it is in the browser', () => {
  const at = Date.parse('2026-12-01T01:30:00Z')
  const days = ['America/Sao_Paulo', 'UTC', 'Asia/Tokyo'].map((zone) => {
    setBrandTimeZone(zone)
    return plainDayAt(at + 17 * 3_600_000)
  })
  expect(days).toEqual(['2026-12-01', '2026-12-01', '2026-12-02'])
  setBrandTimeZone('America/Sao_Paulo')
  expect(plainDayAt(at)).toBe('2026-11-30')
})

test('in Portuguese money, shares and days are written as in Brazil', () => {
  expect(written('PT')).toEqual([
    '−R$ 3.480,50',
    '3.480,50',
    '+12,00',
    '0,00',
    '1.234.567',
    '95,20%',
    '−1,3%',
    '12,50',
    '28/11',
    '28/11/2025',
    '28/11/2025, 12:04:05',
    '28/11/2026',
    'sáb., 28/11/2026',
  ])
})

test('in English figures are the same, and a month has its name', () => {
  expect(written('EN')).toEqual([
    '−R$ 3.480,50',
    '3.480,50',
    '+12,00',
    '0,00',
    '1.234.567',
    '95,20%',
    '−1,3%',
    '12,50',
    '28 Nov',
    '28 Nov 2025',
    '28 Nov 2025, 12:04:05',
    '28 Nov 2026',
    'Sat, 28 Nov 2026',
  ])
})

test('no page writes a number, a share or a moment by itself', () => {
  const ownFormat =
    /toLocale\w+\(|format\w+\([^)]*\)\.(slice|split)|replace\('\.', ','\)|new Intl\.NumberFormat/
  const files = globSync('apps/backoffice/src/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('core/format.ts') && !file.includes('.test.'),
  )
  expect(files.filter((file) => ownFormat.test(readFileSync(file, 'utf8')))).toEqual([])
})
