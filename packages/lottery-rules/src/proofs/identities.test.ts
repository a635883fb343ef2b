import { describe, expect, test } from 'vitest'
import { allPlays, findPlay } from '../all-plays.ts'
import { choose } from '../counting.ts'
import { countStakes } from '../count-stakes.ts'
import { getGroup } from '../groups/all-groups.ts'
import type { Play } from '../play.ts'
import { addRatios, multiplyRatios, ratio } from '../ratio.ts'
import { judgeContent } from '../judges/judge-selection.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { isListed } from '../testing/spaces.ts'
import { byTier, drawnOn } from '../testing/sum-wins.ts'
import { winsOf } from '../wins-of.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'

const unlisted = allPlays.filter((play) => !isListed(play.group, play.reads))
const fairOf = (play: Play, tier: string) => {
  const found = play.tiers.find(({ code }) => code === tier)
  if (!found) throw new RangeError(`${play.code} has no tier ${tier}`)
  return found.fair
}
const getPlay = (playId: number): Play => {
  const play = findPlay(playId)
  if (!play) throw new RangeError(`no play ${playId}`)
  return play
}

describe('plays with too many outcomes to list win in drawn ones what the independent code says', () => {
  test.each(unlisted)('$playId $group $code', (play) => {
    const chance = seededChance(play.playId)
    const group = getGroup(play.group)
    for (let round = 0; round < 12; round += 1) {
      const need = play.form.rows[0]?.min ?? 1
      const selection = randomSelection(play, chance, play.form.rows.length > 1 ? 3 : need + 2)
      const [content, digit] = [writeContent(play, selection), digitOfSelection(play, selection)]
      const judged = judgeContent(play.playId, content, digit)
      expect(countStakes(play, selection)).toBe(judged.stakes)
      for (let draw = 0; draw < 12; draw += 1) {
        const result = { numbers: group.draw(chance), drawnOn }
        expect(byTier(winsOf(play, selection, result))).toEqual(byTier(judged.winsIn(result)))
      }
    }
  })
})

// What depends on how many numbers or animals came has no such symmetry; it is counted below.
const hasNoSymmetry = (play: Play) =>
  /^(Together|Absent|Join|OneOfSeven)/.test(play.rule) || play.name === 'Total'

describe('buying every combination returns the stakes at the fair multipliers, at every outcome', () => {
  test.each(unlisted.filter((play) => !hasNoSymmetry(play)))('$playId $group $code', (play) => {
    const group = getGroup(play.group)
    const chance = seededChance(play.playId)
    const selection = { places: [], rows: play.form.rows.map(({ balls }) => balls.values) }
    for (let draw = 0; draw < 20; draw += 1) {
      const won = winsOf(play, selection, { numbers: group.draw(chance), drawnOn })
      const paid = won.reduce(
        (sum, { tier, stakes }) =>
          addRatios(sum, multiplyRatios(fairOf(play, tier), ratio(stakes))),
        ratio(0),
      )
      expect(paid).toEqual(ratio(play.form.count(selection.rows)))
    }
  })
})

/** In how many of 100^draws ways this many different numbers come: drawn one after another. */
const waysByDifferent = (draws: number): bigint[] => {
  let ways = [1n]
  for (let draw = 0; draw < draws; draw += 1) {
    const before = ways
    ways = [...before, 0n].map(
      (same, count) => same * BigInt(count) + (before[count - 1] ?? 0n) * BigInt(101 - count),
    )
  }
  return ways
}

describe('numbers that must come together or stay away are fair over the count of different ones', () => {
  test.each(
    [9400, 9430, 9460].flatMap((first) => [6, 7, 8, 9, 10, 11].map((offset) => first + offset)),
  )('%s', (playId) => {
    const play = getPlay(playId)
    const size = play.form.rows[0]?.min ?? 0
    const draws = getGroup(play.group).length
    const winning = waysByDifferent(draws).reduce((sum, ways, count) => {
      const from = play.rule.startsWith('Absent') ? 100 - count : count
      return sum + ways * BigInt(choose(from, size))
    }, 0n)
    const { numerator, denominator } = fairOf(play, 'win')
    expect(winning * numerator).toBe(
      100n ** BigInt(draws) * BigInt(choose(100, size)) * denominator,
    )
  })
})

/** The coefficient of x^7 in the product of (1 + x)^size, less 1 if a group must come. */
const setsOfSeven = (groups: readonly { size: number; mustCome: boolean }[]): number => {
  let ways = [1, 0, 0, 0, 0, 0, 0, 0]
  for (const { size, mustCome } of groups) {
    ways = ways.map((_, balls) =>
      ways
        .slice(0, balls + 1)
        .reduce(
          (sum, count, kept) =>
            sum + (mustCome && kept === balls ? 0 : count * choose(size, balls - kept)),
          0,
        ),
    )
  }
  return ways[7] ?? 0
}

describe('animals that must all come are fair over the sets of seven balls', () => {
  test.each([
    [1694, 1],
    [2033, 2],
    [2035, 3],
    [2037, 4],
    [2039, 5],
  ])('%s: %s animals', (playId, count) => {
    for (const tier of ['own', 'other']) {
      const groups = Array.from({ length: 12 }, (_, animal) => ({
        size: animal === 0 ? 5 : 4,
        mustCome: tier === 'own' ? animal < count : animal >= 1 && animal <= count,
      }))
      const { numerator, denominator } = fairOf(getPlay(playId), tier)
      expect(BigInt(setsOfSeven(groups)) * numerator).toBe(BigInt(choose(49, 7)) * denominator)
    }
  })
})

test('the sides of the sum of seven balls are those of all sets of seven, by their sums', () => {
  const sets = Array.from({ length: 8 }, () => Array.from({ length: 330 }, () => 0))
  sets[0]![0] = 1
  for (let ball = 1; ball <= 49; ball += 1) {
    for (let size = 6; size >= 0; size -= 1) {
      for (let sum = 329 - ball; sum >= 0; sum -= 1)
        sets[size + 1]![sum + ball]! += sets[size]![sum]!
    }
  }
  const sums = [...sets[7]!.entries()]
  const count = (holds: (sum: number) => boolean) =>
    sums.reduce((total, [sum, ways]) => total + (holds(sum) ? ways : 0), 0)
  const ways = [
    count((sum) => sum >= 175),
    count((sum) => sum < 175),
    count((sum) => sum % 2 === 1),
    count((sum) => sum % 2 === 0),
  ]
  const total = getPlay(1653)
  expect(ways.map((one) => ratio(choose(49, 7), one))).toEqual(
    ['0', '1', '2', '3'].map((side) => fairOf(total, side)),
  )
})
