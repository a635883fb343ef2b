import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindsOfWork, type KindOfWork } from '../../packages/database/src/kinds-of-work.ts'

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
const unitsMs: Readonly<Record<string, number>> = { s: 1_000, min: 60_000, h: 3_600_000 }
const msOf = (cell = ''): number => {
  const [, amount = '', unit = ''] = /^([\d.]+) (s|min|h)\b/.exec(cell) ?? []
  return Number(amount) * (unitsMs[unit] ?? Number.NaN)
}

it('the waits in docs/security.md are those of packages/database/src/kinds-of-work.ts', () => {
  const rows = [...page.matchAll(/^\| (\w+) +\|(.*)\|$/gm)].flatMap(([, name = '', cells = '']) =>
    name in kindsOfWork ? [[name as KindOfWork, ...cells.split('|')] as const] : [],
  )
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(kindsOfWork).toSorted())
  for (const [name, connections, ...waits] of rows) {
    const { max, connectMs, lockMs, statementMs, idleInTransactionMs } = kindsOfWork[name]
    const [connect, lock, statement, idle] = waits.map((cell) => msOf(cell.trim()))
    expect([connect, lock, statement, idle], name).toEqual([
      connectMs,
      lockMs,
      statementMs,
      idleInTransactionMs,
    ])
    // The wallet opens as many lanes as the machine can use, up to half of what the pool allows.
    if (name !== 'lanes') expect(Number(connections), name).toBe(max)
  }
})
