import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashList, numberTickets } from './raffle-list.ts'

test('tickets are numbered from 1 without gaps, members in the order of their ids', () => {
  const entries = [
    { memberId: 10n, stakedMinor: 3_000n },
    { memberId: 9n, stakedMinor: 999n },
    { memberId: 2n, stakedMinor: 1_999n },
    { memberId: 4n, stakedMinor: 1_000n },
  ]
  expect(numberTickets(entries, 1_000n)).toEqual([
    { memberId: 2n, stakedMinor: 1_999n, first: 1, count: 1 },
    { memberId: 4n, stakedMinor: 1_000n, first: 2, count: 1 },
    { memberId: 10n, stakedMinor: 3_000n, first: 3, count: 3 },
  ])
  expect(numberTickets([], 1_000n)).toEqual([])
})

test('the list is hashed line by line: first number, count, and the first 16 digits of a mark', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const entries = numberTickets(
    [
      { memberId: 2n, stakedMinor: 1_000n },
      { memberId: 4n, stakedMinor: 2_000n },
    ],
    1_000n,
  )
  const marks = [2, 4].map((memberId) => sha256(`c0ffee:${memberId}`).slice(0, 16))
  expect(hashList('c0ffee', entries)).toBe(sha256(`1:1:${marks[0]}\n2:2:${marks[1]}`))
})
