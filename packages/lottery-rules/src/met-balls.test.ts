import { describe, expect, test } from 'vitest'
import { allPlays, findPlay } from './all-plays.ts'
import { getGroup } from './groups/all-groups.ts'
import { metBalls } from './met-balls.ts'
import type { Rows } from './play.ts'
import { readContent } from './read-content.ts'
import { randomSelection, seededChance } from './testing/random-selection.ts'
import { drawnOn } from './testing/sum-wins.ts'
import { winsOf } from './wins-of.ts'

const ofRows = (rows: Rows, met: readonly (readonly boolean[])[]) =>
  rows.map((row, index) => row.filter((_, at) => met[index]?.[at]))

describe('balls are marked as hit while the numbers come out', () => {
  test.each([
    {
      is: 'in its place',
      play: 21,
      content: '1239_579_0',
      of: [8, 8, 3, 5, 9],
      out: 4,
      met: [[3], [5], []],
    },
    {
      is: 'not in another place',
      play: 21,
      content: '5_3_0',
      of: [8, 8, 3, 5, 9],
      out: 5,
      met: [[], [], []],
    },
    {
      is: 'not before it is out',
      play: 21,
      content: '3_5_9',
      of: [8, 8, 3, 5, 9],
      out: 3,
      met: [[3], [], []],
    },
    {
      is: 'a typed number by its digits',
      play: 91,
      content: '3_5_0,3_4_9',
      of: [8, 8, 3, 5, 9],
      out: 5,
      met: [
        [3, 5],
        [3, 9],
      ],
    },
    {
      is: 'anywhere',
      play: 9600,
      content: '04-11-17-23-32-38',
      of: [38, 4, 60, 17, 1, 2],
      out: 3,
      met: [[4, 38]],
    },
    {
      is: 'twice where the row wants two',
      play: 1602,
      content: '12_345',
      of: [1, 3, 1, 2, 9],
      out: 4,
      met: [[1], [3]],
    },
    {
      is: 'at the chosen place',
      play: 14,
      content: '37',
      digit: 2,
      of: [8, 8, 3, 5, 9],
      out: 3,
      met: [[3]],
    },
    {
      is: 'by none that came where none may come',
      play: 2148,
      content: '01-02-03-04-05',
      of: [1, 12, 13, 14, 15, 16, 17],
      out: 7,
      met: [[]],
    },
    {
      is: 'each, where none came and none may',
      play: 2148,
      content: '01-02-03-04-05',
      of: [11, 12, 13, 14, 15, 16, 17],
      out: 7,
      met: [[1, 2, 3, 4, 5]],
    },
  ])('$is', ({ play: playId, content, digit, of, out, met }) => {
    const play = findPlay(playId)
    if (!play) throw new RangeError(`no play ${playId}`)
    const reading = readContent(play, content, digit)
    if (!reading.ok) throw new RangeError(reading.refusal.code)
    const { selection } = reading
    const result = { numbers: of, drawnOn }
    expect(ofRows(selection.rows, metBalls(play, selection, result, out))).toEqual(met)
  })

  test('for every play: empty before the first number, never fewer than before, and never empty for a winner', () => {
    for (const play of allPlays) {
      const chance = seededChance(play.playId)
      for (let round = 0; round < 6; round += 1) {
        const selection = randomSelection(play, chance, 8)
        const result = { numbers: getGroup(play.group).draw(chance), drawnOn }
        const all = result.numbers.length
        let before = metBalls(play, selection, result, 0).flat()
        expect(before.includes(true), `${play.playId} before the first`).toBe(false)
        for (let out = 1; out <= all; out += 1) {
          const now = metBalls(play, selection, result, out).flat()
          expect(
            before.every((isMet, at) => !isMet || now[at]),
            `${play.playId} at ${out}`,
          ).toBe(true)
          before = now
        }
        const tiers = winsOf(play, selection, result).map(({ tier }) => tier)
        const hasPrize = play.tiers.some(
          ({ code, kind }) => kind === 'prize' && tiers.includes(code),
        )
        if (hasPrize) expect(before.includes(true), `${play.playId} wins`).toBe(true)
      }
    }
  })
})
