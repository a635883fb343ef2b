import { expect, test } from 'vitest'
import { fieldEnd, lineEnd, unpackPage, type PackedNames } from './packed-page.ts'

const names: PackedNames = {
  kinds: new Map([
    [1, { name: 'play.stake_taken', house: 'play' }],
    [2, { name: 'cashier.withdrawal_held', house: '' }],
  ]),
  houses: new Map([[3n, 'gifts']]),
}
const page = (...lines: readonly string[][]) => ({
  text: lines.map((fields) => fields.join(fieldEnd)).join(lineEnd),
  names,
})

test('an account alone has the house of its kind on the other side', () => {
  const [one] = [
    ...unpackPage(page(['7', '1772000000123', '1', 'vendor:A', 'r-1', '-50', '40,-50'])),
  ]
  expect(one).toEqual({
    transferId: '7',
    at: new Date(1_772_000_000_123),
    kind: 'play.stake_taken',
    source: 'vendor:A',
    txnId: 'r-1',
    amountMinor: -50n,
    legs: [
      { memberId: 10n, part: 'available', amountMinor: -50n },
      { house: 'play', amountMinor: 50n },
    ],
  })
})

test('legs that are written out are members’ accounts and houses', () => {
  const line = ['8', '0', '2', 'bank', 'w-1', '-9', '40,-9,41,7,-3,2']
  expect([...unpackPage(page(line))][0]?.legs).toEqual([
    { memberId: 10n, part: 'available', amountMinor: -9n },
    { memberId: 10n, part: 'held', amountMinor: 7n },
    { house: 'gifts', amountMinor: 2n },
  ])
})

test('a page without lines has no transfers', () => {
  expect([...unpackPage({ text: '', names })]).toEqual([])
})
