import { languageCodes } from '@trevo/languages/languages.ts'
import { allPlays, findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { randomSelection, seededChance } from '@trevo/lottery-rules/testing/random-selection.ts'
import type { SlipLine } from '@trevo/lottery-rules/slip/slip-line.ts'
import { loadPlayWords } from '@trevo/lottery-rules/texts/play-name.ts'
import { describe, expect, test } from 'vitest'
import { printLines } from './print-lines.ts'

describe.each(languageCodes)('a printed ticket in %s', async (language) => {
  const words = await loadPlayWords(language)

  test('tells every play of every lottery in words', () => {
    for (const play of allPlays) {
      const selection = randomSelection(play, seededChance(play.playId), 5)
      const [line] = printLines([{ play, selection }], language, words) ?? []
      const text = `${play.group} ${play.code} ${line?.play}: ${line?.numbers}`
      expect(line?.numbers, text).toMatch(/[\p{L}\d]/u)
      expect(`${line?.play} ${line?.numbers}`, text).not.toMatch(/[_#@~;|{}]|lottery\.|undefined/)
    }
  })

  test('prints all of a slip or none of it', () => {
    const play = findPlay(21)
    if (!play) throw new Error('no play 21')
    const line = { play, selection: { playId: 21, places: [], rows: [[9], [6], [7]] } }
    type Line = Pick<SlipLine, 'play' | 'selection'>
    const printTimes = (one: Line, count: number) =>
      printLines(
        Array.from({ length: count }, () => one),
        language,
        words,
      )
    const print = (count: number) => printTimes(line, count)
    expect(print(24)).toHaveLength(24)
    expect(print(25)).toBeNull()
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const wide = { play, selection: { playId: 21, places: [], rows: [all, all, all] } }
    expect(printTimes(wide, 12)).toHaveLength(12)
    expect(printTimes(wide, 13)).toBeNull()
  })
})

test('typed entries are printed as long as all of them are', async () => {
  const words = await loadPlayWords('EN')
  const play = allPlays.find(({ code }) => code === 'All5StraightSingle')
  if (!play) throw new Error('no play of typed entries')
  const print = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => [
      1,
      2,
      3,
      Math.floor(index / 10),
      index % 10,
    ])
    return printLines([{ play, selection: { playId: play.playId, places: [], rows } }], 'EN', words)
  }
  expect(print(40)?.[0]?.numbers).toContain('12300, 12301')
  expect(print(41)).toBeNull()
})
