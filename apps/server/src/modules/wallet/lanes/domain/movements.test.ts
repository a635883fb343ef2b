import { expect, test } from 'vitest'
import { movementsOf } from './movements.ts'

const commands = (...list: [account: number, amount: number][]) =>
  list.map(([account, amount]) => ({ accountId: BigInt(account), amountMinor: BigInt(amount) }))

test('what the commands of an account come to, and how low it gets on the way', () => {
  expect(movementsOf(commands([4, 5], [8, -7], [8, 9], [8, -12], [8, 30], [12, -1]))).toEqual([
    { accountId: 4n, end: 1, deltaMinor: 5n, lowMinor: 0n },
    { accountId: 8n, end: 5, deltaMinor: 20n, lowMinor: -10n },
    { accountId: 12n, end: 6, deltaMinor: -1n, lowMinor: -1n },
  ])
})

test('no commands, no movements', () => {
  expect(movementsOf([])).toEqual([])
})
