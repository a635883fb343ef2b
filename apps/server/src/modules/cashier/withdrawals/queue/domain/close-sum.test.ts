import { expect, test } from 'vitest'
import { closeSum } from './close-sum.ts'

const parts = [
  { group: 'deposits', inMinor: 600n, outMinor: 0n },
  { group: 'stakes', inMinor: 0n, outMinor: 4_318n },
  { group: 'prizes', inMinor: 7_284n, outMinor: 0n },
  { group: 'transfers', inMinor: 0n, outMinor: 0n },
] as const

test('start and parts add up to the balance, and what did not move is left out', () => {
  const sum = closeSum({ startMinor: 42n, parts, balanceMinor: 3_608n, amountMinor: 3_480n })
  expect(sum).toEqual({ parts: parts.slice(0, 3), staysMinor: 128n, unexplainedMinor: 0n })
})

test('a missing centavo is named', () => {
  const sum = closeSum({ startMinor: 42n, parts, balanceMinor: 3_609n, amountMinor: 3_480n })
  expect(sum.unexplainedMinor).toBe(1n)
})
