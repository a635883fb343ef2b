import * as fc from 'fast-check'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { expect, test } from 'vitest'
import { allGroups } from './all-groups.ts'

test('IMG-8: the image categories 11X5, LF, LHC, PK10 and SSC are families of groups', () => {
  const families = new Set(allGroups.map(({ gameGroupCode }) => gameGroupCode))
  for (const category of ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const) {
    expect(families).toContain(category)
  }
})

test.each(allGroups)(
  '$code: what is drawn is published and read back; the same seeds draw it again',
  (group) =>
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const seeds = { serverSeed: 'cd'.repeat(32), clientSeed: 'beacon', nonce }
        const numbers = group.draw(chanceOf(seeds))
        expect(numbers).toHaveLength(group.length)
        expect(group.parse(group.format(numbers))).toEqual(numbers)
        expect(group.draw(chanceOf(seeds))).toEqual(numbers)
      }),
      { numRuns: 40 },
    ),
)

test.each([
  ['SSC', '0,1,2,3'],
  ['SSC', '0,1,2,3,10'],
  ['SSC', '0,1,2,3,4 '],
  ['11X5', '01,02,03,04,04'],
  ['11X5', '1,2,3,4,5'],
  ['BR_6_60', '06,05,04,03,02,01'],
  ['VN_NORTH', '12345'],
  ['SEA_THAI', '12345678'],
  ['K3', '0,1,2'],
])('%s: %s is not a winning number', (code, text) =>
  expect(allGroups.find((group) => group.code === code)?.parse(text)).toBeUndefined(),
)

test('a traditional prize is calculated from series 1000, for eleven balls from 990', () => {
  const from = Object.fromEntries(allGroups.map(({ code, seriesBase }) => [code, seriesBase]))
  const { '11X5': ofEleven, ...others } = from
  expect(ofEleven).toBe(990)
  expect(new Set(Object.values(others))).toEqual(new Set([1_000]))
})
