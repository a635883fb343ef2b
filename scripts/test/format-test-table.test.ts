import { expect, test } from 'vitest'
import { formatTestTable } from './format-test-table.ts'

const file = (layer: string, name: string, wallMs: number) =>
  ({ what: 'file', layer, file: name, wallMs, processorMs: wallMs / 2 }) as const

test('steps and layers are added up, counts are shown, and the slowest files come first', () => {
  const table = formatTestTable(
    [
      { name: 'Vitest', wallSec: 61.4, processorSec: 100.6 },
      { name: 'build', wallSec: 20, processorSec: undefined },
    ],
    [
      { what: 'template' },
      { what: 'database' },
      { what: 'database' },
      { what: 'server' },
      file('unit', 'a.test.ts', 2_000),
      file('database', 'b.db.test.ts', 30_000),
      file('database', 'c.db.test.ts', 12_000),
    ],
  )
  expect(table).toEqual([
    '  step                          wall s  processor s',
    '  Vitest                          61        101',
    '  build                           20          -',
    '',
    '  layer, sum over workers       wall s  processor s',
    '  unit (1 files)                   2          1',
    '  page (0 files)                   0          0',
    '  database (2 files)              42         21',
    '',
    '  whole servers started: 1; databases: 2 from 1 templates',
    '',
    '  slowest files, s',
    '      30  b.db.test.ts',
    '      12  c.db.test.ts',
    '       2  a.test.ts',
  ])
})
