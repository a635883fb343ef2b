import { expect, test } from 'vitest'
import type { BatchCommand } from '../../common/domain/batch.ts'
import { createInFlight } from './in-flight.ts'

const commandOf = (source: string, txnId: string): BatchCommand => ({
  source,
  txnId,
  kindId: 1,
  houseId: 1,
  accountId: 4n,
  bucket: 0,
  amountMinor: 1n,
  fingerprint: 7,
  reference: null,
  guard: false,
  claim: null,
  admission: null,
})

const result = Promise.resolve({
  outcome: 'applied',
  transferId: 1n,
  balanceAfterMinor: 1n,
} as const)

test('a command in progress is found by source and id, and only by both', () => {
  const inFlight = createInFlight()
  const flight = inFlight.add(commandOf('vendor:a', 'round-1'), result)
  expect(inFlight.find({ source: 'vendor:a', txnId: 'round-1' })).toBe(flight)
  expect(inFlight.find({ source: 'vendor:b', txnId: 'round-1' })).toBeUndefined()
  expect(inFlight.find({ source: 'vendor:a', txnId: 'round-2' })).toBeUndefined()
  inFlight.remove(flight)
  expect(inFlight.find({ source: 'vendor:a', txnId: 'round-1' })).toBeUndefined()
})

test('ids that share a slot are distinguished, in any order of completion', () => {
  // The same last twelve letters and the same length: the same slot.
  const ids = ['a', 'b', 'c', 'd'].map((letter) => `${letter}-the-same-end`)
  for (const [first, second, third, fourth] of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ] as const) {
    const inFlight = createInFlight()
    const flights = ids.map((txnId) => inFlight.add(commandOf('s', txnId), result))
    const left = new Set(ids)
    for (const position of [first, second, third, fourth]) {
      const [flight, id] = [flights[position], ids[position]]
      if (!flight || !id) throw new Error('no such flight')
      inFlight.remove(flight)
      left.delete(id)
      for (const txnId of ids) {
        const found = inFlight.find({ source: 's', txnId })
        expect(found?.command.txnId).toBe(left.has(txnId) ? txnId : undefined)
      }
    }
  }
})
