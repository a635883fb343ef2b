import { expect, test } from 'vitest'
import { isLooser, lossOf, opensAtOf, stateOf } from './session-contract.ts'

const until = new Date('2026-11-23T16:00:00Z')
const contract = {
  since: new Date('2026-11-23T15:00:00Z'),
  until,
  lossMaxMinor: 500_000n,
  stakedMinor: 0n,
  returnedMinor: 0n,
}

test('it runs to its end, and stops stakes for a day after it', () => {
  expect(stateOf(undefined, until)).toBeUndefined()
  expect(stateOf(contract, new Date(until.getTime() - 1))).toBe('running')
  expect(stateOf(contract, until)).toBe('over')
  expect(opensAtOf(contract)).toEqual(new Date('2026-11-24T16:00:00Z'))
  expect(stateOf(contract, new Date('2026-11-24T15:59:59Z'))).toBe('over')
  expect(stateOf(contract, opensAtOf(contract))).toBeUndefined()
})

test('what is given back may be lost again, and the rest is never below zero', () => {
  const played = { ...contract, stakedMinor: 900_000n, returnedMinor: 500_000n }
  expect(lossOf(played)).toEqual({ lostMinor: 400_000n, restMinor: 100_000n })
  expect(lossOf({ ...played, returnedMinor: 950_000n })).toEqual({
    lostMinor: -50_000n,
    restMinor: 550_000n,
  })
  expect(lossOf({ ...played, returnedMinor: 100_000n })).toMatchObject({ restMinor: 0n })
})

test('a later end or a higher loss is looser, one of both is enough', () => {
  const later = new Date(until.getTime() + 1)
  expect(isLooser({ until, lossMaxMinor: 500_000n }, contract)).toBe(false)
  expect(isLooser({ until, lossMaxMinor: 500_001n }, contract)).toBe(true)
  expect(isLooser({ until: later, lossMaxMinor: 1n }, contract)).toBe(true)
})
