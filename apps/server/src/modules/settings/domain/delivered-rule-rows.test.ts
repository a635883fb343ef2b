import { jurisdictions, ruleNames, ruleRegistry } from '@trevo/contract/jurisdiction-rules.ts'
import { expect, test } from 'vitest'
import { deliveredRuleRows } from './delivered-rule-rows.ts'

const rows = deliveredRuleRows()

test('a new installation has every rule of every jurisdiction once, from the first day of the books', () => {
  expect(rows).toHaveLength(jurisdictions.length * ruleNames.length)
  expect(new Set(rows.map(({ jurisdiction, key }) => `${jurisdiction} ${key}`)).size).toBe(
    rows.length,
  )
  expect(new Set(rows.map((row) => row.effective_at.toISOString()))).toEqual(
    new Set(['2026-01-01T03:00:00.000Z']),
  )
})

test('only Brazil’s rules name an article, and how sure it is', () => {
  for (const { jurisdiction, key, article, confidence, value } of rows) {
    const { source, delivered } = ruleRegistry[key as keyof typeof ruleRegistry]
    const own = jurisdiction === 'br' ? source : null
    expect([key, article, confidence]).toEqual([key, own?.article ?? null, own?.confidence ?? null])
    expect(value, key).toEqual(delivered[jurisdiction])
  }
  expect(rows.some(({ article }) => article !== null)).toBe(true)
})
