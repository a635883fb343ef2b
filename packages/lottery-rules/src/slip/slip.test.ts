import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlays, findPlay } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import { allGroups } from '../groups/all-groups.ts'
import { readContent } from '../read-content.ts'
import { randomSelection, seededChance } from '../testing/random-selection.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'
import { decodeSlip } from './decode-slip.ts'
import { encodeSlip } from './encode-slip.ts'

const play = fc.constantFrom(...allPlays)
const seed = fc.nat()

test('the content of any selection of any play is read as that selection', () =>
  fc.assert(
    fc.property(play, seed, (any, at) => {
      const selection = randomSelection(any, seededChance(at), 6)
      const [content, digit] = [writeContent(any, selection), digitOfSelection(any, selection)]
      expect(readContent(any, content, digit)).toEqual({ ok: true, selection })
    }),
    { numRuns: 2_000 },
  ))

test('any slip of any group is read as the lines that were written', () =>
  fc.assert(
    fc.property(fc.constantFrom(...allGroups), seed, (group, at) => {
      const chance = seededChance(at)
      const plays = allPlays.filter((one) => one.group === group.code)
      const lines = Array.from({ length: 1 + chance.nextInt(5) }, () => {
        const one = plays[chance.nextInt(plays.length)]!
        const selection = randomSelection(one, chance, 6)
        return {
          play: one,
          selection,
          stakes: countStakes(one, selection),
          bettingModeId: ([1, 2, 3, 4] as const)[chance.nextInt(4)]!,
          series: 1700 + 2 * chance.nextInt(151),
          multiple: 1 + chance.nextInt(999),
        }
      })
      expect(decodeSlip(encodeSlip(lines), group.code)).toEqual({ ok: true, lines })
    }),
    { numRuns: 500 },
  ))

test('what is read is written as it was, and any other text is refused with a position inside it', () =>
  fc.assert(
    fc.property(play, seed, fc.string({ maxLength: 3 }), fc.nat(), (any, at, noise, place) => {
      const selection = randomSelection(any, seededChance(at), 4)
      const content = writeContent(any, selection)
      const cut = place % (content.length + 1)
      const changed = content.slice(0, cut) + noise + content.slice(cut + 1)
      const reading = readContent(any, changed, digitOfSelection(any, selection))
      if (reading.ok) expect(writeContent(any, reading.selection)).toBe(changed)
      else {
        expect(reading.refusal.at).toBeGreaterThanOrEqual(0)
        expect(reading.refusal.at).toBeLessThanOrEqual(changed.length)
      }
    }),
    { numRuns: 2_000 },
  ))

const line = '012_5_89~1~40~1~1900~2~2'

describe('a malformed slip is refused with its item and its character', () => {
  test.each([
    ['', 'slip_empty', 0, 0],
    [`${line};`, 'field_count', 1, line.length + 1],
    [line.replace('~2~2', '~2'), undefined, 0, 0],
    [`${line};1~1`, 'field_count', 1, line.length + 4],
    [line.replace('~1~40', '~3~40'), 'unknown_type', 0, 9],
    [line.replace('~1~40', '~2~40'), 'wrong_type', 0, 9],
    [line.replace('~40~', '~908~'), 'unknown_play', 0, 11],
    [line.replace('~40~', '~040~'), 'unknown_play', 0, 11],
    [line.replace('~40~1~', '~40~5~'), 'unknown_betting_mode', 0, 14],
    [line.replace('1900', '19x0'), 'series', 0, 16],
    [line.replace('1900', '2001'), 'series', 0, 16],
    [line.replace('~2~2', '~0~2'), 'multiple', 0, 21],
    [line.replace('~2~2', '~2~3'), 'digit', 0, 23],
    ['~1~40~1~1900~1', 'empty', 0, 0],
    ['01a_5_8~1~40~1~1900~1', 'unknown_ball', 0, 2],
    ['010_5_8~1~40~1~1900~1', 'ball_repeated', 0, 2],
    ['021_5_8~1~40~1~1900~1', 'ball_order', 0, 2],
    ['01_5~1~40~1~1900~1', 'row_count', 0, 4],
    ['01_5_8_9~1~40~1~1900~1', 'row_count', 0, 7],
    ['01__8~1~40~1~1900~1', 'too_few_balls', 0, 3],
    ['0~1~42~1~1900~1', 'too_few_balls', 0, 1],
    ['01234567~1~35~1~1900~1', 'too_many_balls', 0, 7],
    ['1_2~2~87~1~1900~1', 'entry_length', 0, 3],
    ['1_2_3_4~2~87~1~1900~1', 'entry_length', 0, 6],
    ['1_2_3,1_2_3~2~87~1~1900~1', 'entry_repeated', 0, 6],
    ['1_1_2,2_2_2~2~44~1~1900~1', 'entry_impossible', 0, 6],
    ['19@12~1~183~1~1900~1', 'places', 0, 1],
    ['1@12~1~183~1~1900~1', 'places', 0, 1],
    ['12~1~183~1~1900~1', 'places', 0, 0],
    ['0~1~14~1~1900~1', 'digit', 0, 15],
    ['0~1~14~1~1900~1~5', 'digit', 0, 16],
    ['1_1~1~1602~1~1900~1', 'too_few_balls', 0, 3],
    ['1_#_#_#_#~1~59~1~1900~1', 'no_stake', 0, 9],
  ] as const)('%s: %s', (slip, code, item, at) => {
    const reading = decodeSlip(slip, 'SSC')
    const refusal = code === undefined ? undefined : { code, line: item, at }
    expect(reading.ok ? undefined : reading.refusal).toEqual(refusal)
  })
})

test('an item beyond the hundred thousandth refuses the slip', () => {
  const item = '0~1~13~1~1900~1'
  const slip = Array.from({ length: 100_001 }, () => item).join(';')
  expect(decodeSlip(slip, 'SSC')).toEqual({
    ok: false,
    refusal: { code: 'too_many_lines', line: 100_000, at: 100_000 * (item.length + 1) },
  })
})

test('a twin is entered the other way and names its twin back', () => {
  for (const one of allPlays) {
    if (one.twin === undefined) continue
    const twin = findPlay(one.twin)
    expect(twin?.twin).toBe(one.playId)
    expect(twin?.form.entry).not.toBe(one.form.entry)
  }
})
