import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { expect, test } from 'vitest'
import { getGroup } from '../groups/all-groups.ts'
import { clientSeedOf, drawAgain, type DrawInput } from './draw-again.ts'

const serverSeed = 'ab'.repeat(32)
const root = 'cd'.repeat(32)
const input: DrawInput = {
  gameCode: 'TRVSSC1M',
  drawNumber: '20261123-0253',
  attempt: 1,
  root,
  beacon: null,
}

test('the client seed is the hash of the published text', () => {
  expect(clientSeedOf(input)).toBe(sha256Hex(`trevo lottery 1|TRVSSC1M|20261123-0253|1|${root}|`))
  expect(clientSeedOf({ ...input, attempt: 2, beacon: 'e9' })).toBe(
    sha256Hex(`trevo lottery 1|TRVSSC1M|20261123-0253|2|${root}|e9`),
  )
})

// Computed from the published description alone (Python's hmac and hashlib): the words of
// HMAC-SHA256(server seed, "client seed:0:block"), each reduced to its range without bias.
test.each([
  ['SSC', '6,8,8,5,4'],
  ['PK10', '07,04,03,01,09,10,06,05,08,02'],
  ['LHC', '31,04,09,07,39,48,26'],
  ['BR_6_60', '03,15,27,34,47,58'],
] as const)('%s: the seed and the input give %s', (code, numbers) => {
  expect(drawAgain(getGroup(code), serverSeed, input)).toBe(numbers)
})
