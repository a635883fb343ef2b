import { expect, test } from 'vitest'
import { createPageReader, fieldEnd, lineEnd, type PackedNames } from './packed-page.ts'

const names: PackedNames = {
  kinds: new Map([
    [1, { name: 'play.stake_taken', house: 'play' }],
    [2, { name: 'cashier.withdrawal_held', house: '' }],
  ]),
  houses: new Map([[3n, 'gifts']]),
}
const read = (...lines: readonly string[][]) =>
  createPageReader(names)({ text: lines.map((fields) => fields.join(fieldEnd)).join(lineEnd) })

test('an account alone has the house of its kind on the other side', () => {
  const taken = ['7', '1772000000.123456', '1', 'vendor:A', 'r-1', '-50', '40']
  const given = ['8', '1772000000.124', '1', 'vendor:A', 'r-2', '50', '40']
  expect(read(taken, given)).toEqual([
    {
      transferId: '7',
      atMs: 1_772_000_000_123,
      kind: 'play.stake_taken',
      source: 'vendor:A',
      txnId: 'r-1',
      amountMinor: -50n,
      givers: [{ memberId: '10' }],
      receivers: [{ house: 'play' }],
    },
    expect.objectContaining({
      transferId: '8',
      amountMinor: 50n,
      givers: [{ house: 'play' }],
      receivers: [{ memberId: '10' }],
    }),
  ])
})

test('legs that are written out are members’ accounts and houses', () => {
  const line = ['8', '0', '2', 'bank', 'w-1', '-9', '40,-9,41,7,-3,2']
  expect(read(line)).toEqual([
    expect.objectContaining({
      givers: [{ memberId: '10' }],
      receivers: [{ memberId: '10' }, { house: 'gifts' }],
    }),
  ])
})

test('a page without lines has no transfers', () => {
  expect(createPageReader(names)({ text: '' })).toEqual([])
})
