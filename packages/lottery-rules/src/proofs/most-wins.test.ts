import { expect, describe, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { getGroup } from '../groups/all-groups.ts'
import { mostPayout, mostWins } from '../most-wins.ts'
import { checkMostWins, isShort, pricesOf, splitListedPlays } from '../testing/check-most-wins.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { drawnOn } from '../testing/sum-wins.ts'
import { winsOf } from '../wins-of.ts'

describe('the most that a selection can win is the maximum over all outcomes', () => {
  test.each(splitListedPlays().short)('$playId $group $code', checkMostWins)
})

describe('no drawn outcome pays more, and one with the chosen numbers pays it', () => {
  const derived = allPlays.filter(
    (play) => !isShort(play) && mostWins(play, randomSelection(play, seededChance(1), 4), drawnOn),
  )

  test('the plays with too many outcomes to list for which it is known', () => {
    expect(derived.length).toBeGreaterThan(30)
  })

  test.each(derived)('$playId $group $code', (play) => {
    const chance = seededChance(play.playId + 5)
    const group = getGroup(play.group)
    const priceOf = pricesOf(play, false)
    for (let round = 0; round < 4; round += 1) {
      const selection = randomSelection(play, chance, 8)
      const most = mostWins(play, selection, drawnOn)
      if (!most) continue
      const limit = mostPayout(most, priceOf)
      for (let draw = 0; draw < 200; draw += 1) {
        const result = { numbers: group.draw(chance), drawnOn }
        expect(mostPayout([winsOf(play, selection, result)], priceOf) <= limit).toBe(true)
      }
    }
  })
})

test.each([
  // 7 numbers, including all six that came: 1 with six hits, 6 with five, none with four or fewer.
  { playId: 9600, rows: [[1, 2, 3, 4, 5, 6, 7]], wins: { hits6: 1, hits5: 6 } },
  // 8 numbers: 1, 6 × 2 and C(6,4) × C(2,2).
  { playId: 9600, rows: [[1, 2, 3, 4, 5, 6, 7, 8]], wins: { hits6: 1, hits5: 12, hits4: 15 } },
  // A number in each of five places: one straight number.
  { playId: 31, rows: [[1], [2, 3], [4], [5, 6, 7], [8]], wins: { win: 1 } },
])('play $playId with $rows wins at best $wins', ({ playId, rows, wins }) => {
  const play = allPlays.find((one) => one.playId === playId)
  if (!play) throw new RangeError(`no play ${playId}`)
  const most = mostWins(play, { rows, places: [] }, drawnOn) ?? []
  const counts = most.map((all) =>
    Object.fromEntries(all.map(({ tier, stakes }) => [tier, stakes])),
  )
  expect(counts).toContainEqual(wins)
})

test('what a play of one place can win is derived', () => {
  const ofOne = allPlays.filter(({ reads }) => reads?.length === 1)
  expect(ofOne.length).toBeGreaterThan(0)
  for (const play of ofOne) {
    const selection = randomSelection(play, seededChance(play.playId), 1)
    expect(mostWins(play, selection, drawnOn), play.code).toBeDefined()
  }
})
