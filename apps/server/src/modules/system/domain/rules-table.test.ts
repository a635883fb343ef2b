import { expect, test } from 'vitest'
import { rulesTable } from './rules-table.ts'

test('the dossier names each rule in force by its article, with its value and its first day', () => {
  const rules = [
    {
      key: 'zeroRule',
      unit: 'days',
      value: 90,
      article: 'L art. 32',
      confidence: null,
      effectiveAt: '2026-01-31T23:59:59.000Z',
    },
    {
      key: 'anotherRule',
      unit: null,
      value: true,
      article: 'C art. 5',
      confidence: 'H',
      effectiveAt: '2025-01-01T03:00:00.000Z',
    },
  ] as const
  expect(rulesTable(rules).split('\n')).toEqual([
    '| Article | Rule | Value | Sure | In force from |',
    '| --- | --- | --- | --- | --- |',
    '| C art. 5 | anotherRule | yes | H | 2025-01-01 |',
    '| L art. 32 | zeroRule | 90 d | – | 2026-01-31 |',
  ])
})
