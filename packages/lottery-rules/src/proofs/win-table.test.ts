import { describe, expect, test } from 'vitest'
import { allPlays, findPlay } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import type { Play } from '../play.ts'
import { readContent } from '../read-content.ts'
import { judgeContent } from '../judges/judge-selection.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { isListed, outcomesAt } from '../testing/spaces.ts'
import { byTier, drawnOn, sumWins } from '../testing/sum-wins.ts'
import { winsOf } from '../wins-of.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'
import table from './win-table.json' with { type: 'json' }
import type { WinRow } from './win-table.ts'

const rows = table as readonly WinRow[]
const listed = allPlays.filter((play) => isListed(play.group, play.reads))
const getPlay = (playId: number): Play => {
  const play = findPlay(playId)
  if (!play) throw new RangeError(`no play ${playId}`)
  return play
}

test('every play whose outcomes can be listed has a row of the table', () => {
  const known = new Set(rows.map(({ playId }) => playId))
  expect(listed.filter(({ playId }) => !known.has(playId)).map(({ code }) => code)).toEqual([])
})

describe('over all outcomes a content wins what the independent code found', () => {
  test.each(rows)('play $playId: $content', (row) => {
    const play = getPlay(row.playId)
    const reading = readContent(play, row.content, row.digit)
    if (!reading.ok) throw new Error(`refused: ${JSON.stringify(reading.refusal)}`)
    const { selection } = reading
    expect(countStakes(play, selection)).toBe(row.stakes)

    const reads = play.reads ?? selection.places
    const found = sumWins(outcomesAt(play.group, reads), (result) =>
      winsOf(play, selection, result),
    )
    expect(found.totals).toEqual(row.totals)
    expect(found.wins).toEqual(row.wins)
    expect(found.loses).toEqual(row.loses)

    // Fair: over all outcomes the prizes at the fair multipliers come to the stakes, exactly.
    const common = play.tiers.reduce((product, { fair }) => product * fair.denominator, 1n)
    const paid = play.tiers.reduce(
      (sum, { code, fair }) =>
        sum + (BigInt(row.totals[code] ?? 0) * fair.numerator * common) / fair.denominator,
      0n,
    )
    expect(paid).toBe(BigInt(row.stakes) * BigInt(row.outcomes) * common)
  })
})

describe('larger selections win in some hundred outcomes what the independent code says', () => {
  test.each(listed)('$playId $code', (play) => {
    const chance = seededChance(play.playId + 7)
    const selection = randomSelection(play, chance, 5)
    const [content, digit] = [writeContent(play, selection), digitOfSelection(play, selection)]
    const judged = judgeContent(play.playId, content, digit)
    expect(countStakes(play, selection)).toBe(judged.stakes)
    const step = 1 + chance.nextInt(3)
    const wrong: unknown[] = []
    let index = 0
    for (const numbers of outcomesAt(play.group, play.reads ?? selection.places)) {
      index += 1
      if (index % (step + Math.floor(index / 40)) !== 0) continue
      const result = { numbers, drawnOn }
      const [won, right] = [byTier(winsOf(play, selection, result)), byTier(judged.winsIn(result))]
      if (JSON.stringify(won) !== JSON.stringify(right))
        wrong.push({ numbers: [...numbers], won, right })
    }
    expect(wrong).toEqual([])
  })
})
