import { describe, expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import { judgeContent } from '../judges/judge-selection.ts'
import { checkFairRow, checkWinRow, splitWinRows, winRows } from '../testing/check-win-row.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { isListed, outcomesAt } from '../testing/spaces.ts'
import { byTier, drawnOn } from '../testing/sum-wins.ts'
import { winsOf } from '../wins-of.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'

const listed = allPlays.filter((play) => isListed(play.group, play.reads))
test('every play whose outcomes can be listed has a row of the table', () => {
  const known = new Set(winRows.map(({ playId }) => playId))
  expect(listed.filter(({ playId }) => !known.has(playId)).map(({ code }) => code)).toEqual([])
})

test('every prize of such a play is won in a row, so that its multiplier is checked', () => {
  const won = new Set(
    winRows.flatMap(({ playId, totals }) => Object.keys(totals).map((tier) => `${playId} ${tier}`)),
  )
  const prizes = listed.flatMap(({ playId, tiers }) => tiers.map(({ code }) => `${playId} ${code}`))
  expect(prizes.filter((prize) => !won.has(prize))).toEqual([])
})

describe('over all outcomes a content wins what the independent code found', () => {
  test.each(splitWinRows().short)('play $playId: $content', checkWinRow)
})

describe('over all outcomes the prizes at the fair multipliers add up to the stakes', () => {
  test.each(winRows)('play $playId: $content', checkFairRow)
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
