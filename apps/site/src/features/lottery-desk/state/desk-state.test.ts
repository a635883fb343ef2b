import { allPlays, findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { costOfLine, priceOfStake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { decodeSlip } from '@trevo/lottery-rules/slip/decode-slip.ts'
import { encodeSlip } from '@trevo/lottery-rules/slip/encode-slip.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { describe, expect, test } from 'vitest'
import {
  addLines,
  costOfCart,
  emptyCart,
  findStoredCart,
  isUniform,
  keepCart,
  removeLine,
} from './cart.ts'
import { betOf, countBet, fixedMaxOf, toggleFixed } from './fixed-balls.ts'
import {
  countPicks,
  deskRowsOf,
  noPicks,
  quickBalls,
  randomPicks,
  selectionsOf,
  setRow,
  toggleBall,
  togglePlace,
} from './picks.ts'
import { noTrace, planTrace } from './trace-options.ts'
import { readTyped } from './typed-numbers.ts'
import { slipOfCart } from './use-place-order.ts'

const get = (playId: number): Play => {
  const play = findPlay(playId)
  if (!play) throw new Error(`no play ${playId}`)
  return play
}
const unit = { bettingModeId: 1, multiple: 1, series: 1900 } as const

describe('fixed balls', () => {
  const anyThree = get(910)
  const marked = setRow(noPicks(anyThree), 0, [2, 5, 7, 9])

  test('are in every bet, and the others alternate', () => {
    const one = toggleFixed(marked, anyThree, 5)
    expect(betOf(anyThree, one)).toEqual({
      play: get(101),
      selections: [
        {
          playId: 101,
          places: [],
          rows: [
            [2, 5, 7],
            [2, 5, 9],
            [5, 7, 9],
          ],
        },
      ],
    })
    expect(countBet(anyThree, one)).toBe(3)
    expect(countBet(anyThree, toggleFixed(one, anyThree, 9))).toBe(2)
  })

  test('are marked when fixed, are fewer than a bet has, and are unfixed when unmarked', () => {
    const two = toggleFixed(toggleFixed(marked, anyThree, 1), anyThree, 2)
    expect(two.rows[0]).toEqual([1, 2, 5, 7, 9])
    expect(toggleFixed(two, anyThree, 5)).toBe(two)
    expect(toggleBall(two, anyThree, 0, 1).fixed).toEqual([2])
    expect(countBet(anyThree, setRow(two, 0, [1, 2]))).toBe(0)
    expect(countBet(anyThree, toggleFixed(toggleFixed(two, anyThree, 1), anyThree, 2))).toBe(
      countPicks(anyThree, two),
    )
  })

  test('are offered where the same bet may be typed by hand', () => {
    expect(allPlays.filter((play) => fixedMaxOf(play) > 0).map(({ playId }) => playId)).toEqual([
      909, 910, 911, 912, 913, 914, 915, 919, 921,
    ])
  })

  test('make bets that the slip accepts, as many as are shown', () => {
    for (const play of allPlays.filter((one) => fixedMaxOf(one) > 0)) {
      const all = setRow(noPicks(play), 0, play.form.rows[0]!.balls.values)
      const bet = betOf(play, toggleFixed(all, play, 4))
      const text = encodeSlip(
        bet.selections.map((selection) => ({ ...unit, play: bet.play, selection })),
      )
      const read = decodeSlip(text, '11X5')
      expect(read.ok && read.lines.reduce((sum, line) => sum + line.stakes, 0)).toBe(
        countBet(play, toggleFixed(all, play, 4)),
      )
    }
  })
})

describe('balls', () => {
  test('3 × 2 × 1 × 2 × 1 balls of five places are 12 stakes; an empty place makes none', () => {
    const play = get(31)
    const rows = [[1, 4, 7], [0, 5], [8], [2, 6], [9]]
    const whole = rows.reduce((picks, row, index) => setRow(picks, index, row), noPicks(play))
    expect(countPicks(play, whole)).toBe(12)
    expect(countPicks(play, setRow(whole, 2, []))).toBe(0)
  })

  test('a press marks and unmarks; a full row accepts no more', () => {
    const play = get(35)
    const seven = setRow(noPicks(play), 0, [0, 1, 2, 3, 4, 5, 6])
    expect(toggleBall(seven, play, 0, 9).rows[0]).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(toggleBall(seven, play, 0, 3).rows[0]).toEqual([0, 1, 2, 4, 5, 6])
  })

  test('quick choices mark halves and parities', () => {
    const spec = get(31).form.rows[0]!
    expect(quickBalls(spec, 'big')).toEqual([5, 6, 7, 8, 9])
    expect(quickBalls(spec, 'odd')).toEqual([1, 3, 5, 7, 9])
    expect(quickBalls(spec, 'clear')).toEqual([])
  })

  test('a fixed place has a row for each place, and each row is a separate line', () => {
    const play = get(14)
    const picks = setRow(setRow(noPicks(play), 0, [1]), 4, [1, 3, 9])
    expect(deskRowsOf(play)).toHaveLength(5)
    expect(selectionsOf(play, picks).map(({ places }) => places)).toEqual([[0], [4]])
    expect(countPicks(play, picks)).toBe(4)
  })

  test('chosen places multiply, and never become fewer than required', () => {
    const play = get(183)
    const picks = setRow(noPicks(play), 0, [1, 2])
    expect(countPicks(play, picks)).toBe(1)
    expect(countPicks(play, togglePlace(picks, play, 0))).toBe(3)
    expect(togglePlace(picks, play, 4)).toBe(picks)
  })

  test('a random bet of any play is a slip that the rules accept', () => {
    for (const play of allPlays) {
      const drawn = randomPicks(play, noPicks(play))
      const selections = selectionsOf(play, drawn)
      expect(selections.length, `${play.group} ${play.code}`).toBeGreaterThan(0)
      const lines = selections.map((selection) => ({ ...unit, play, selection }))
      expect(decodeSlip(encodeSlip(lines), play.group), play.code).toMatchObject({ ok: true })
    }
  })
})

describe('typed numbers', () => {
  test('thousands are read at once; duplicates are left out', () => {
    const text = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'))
    const typed = readTyped(get(87), `${text.join(' ')}\n123;123`)
    expect(typed.entries).toHaveLength(1_000)
    expect(typed).toMatchObject({ faultCount: 0, repeated: 2 })
  })

  test('each error names the number and its position', () => {
    const typed = readTyped(get(87), '123, 12, 1a3, 456')
    expect(typed.entries).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    expect(typed.faults).toEqual([
      { position: 2, at: 6, text: '12', reason: 'length' },
      { position: 3, at: 10, text: '1a3', reason: 'unknown' },
    ])
  })

  test('numbers of two digits are separated by spaces, and impossible ones are refused', () => {
    expect(readTyped(get(107), '01 02 03, 050607\n1 1 2').entries).toEqual([
      [1, 2, 3],
      [5, 6, 7],
    ])
    expect(readTyped(get(107), '1 1 2').faults[0]?.reason).toBe('impossible')
  })

  test('a group is the same in any order', () => {
    expect(readTyped(get(44), '321 123')).toMatchObject({ repeated: 1, entries: [[1, 2, 3]] })
  })
})

describe('the cart', () => {
  const play = get(31)
  const picks = [[1], [0], [8], [2], [9]].reduce(
    (all, row, index) => setRow(all, index, row),
    noPicks(play),
  )
  const lines = selectionsOf(play, picks).map((selection) => ({ ...unit, play, selection }))

  test('keeps the draw it was started for, and gets another id with every change', () => {
    const first = addLines(emptyCart(1), '253', lines)
    const second = addLines(first, '254', lines)
    expect(second.numero).toBe('253')
    expect(second.clientId).not.toBe(first.clientId)
    expect(costOfCart(second)).toBe(40_000n)
    expect(isUniform(second)).toBe(true)
    const emptied = second.lines.reduce((cart, { id }) => removeLine(cart, id), second)
    expect(emptied).toMatchObject({ lines: [], numero: undefined })
  })

  test('is restored from storage unchanged', () => {
    const cart = addLines(emptyCart(1), '253', lines)
    expect(findStoredCart(JSON.parse(JSON.stringify(keepCart(cart))))).toEqual(cart)
  })

  test('a line that the rules do not know is left out', () => {
    const kept = keepCart(addLines(emptyCart(1), '253', lines))
    const strange = { ...kept, lines: kept.lines.map((line) => ({ ...line, content: 'x' })) }
    expect(findStoredCart(strange).lines).toEqual([])
  })
})

describe('a trace', () => {
  const stake = {
    issues: ['253', '254', '255'],
    amountMinor: 20_000n,
    multipleMax: 999,
    prizeMinor: 100_000n,
  }
  test('grows, keeps its multiple, or gains a margin', () => {
    const multiplesOf = (kind: 'same' | 'growing' | 'margin') => {
      const plan = planTrace({ ...noTrace, kind, yieldPercent: 100 }, stake)
      return plan.ok && plan.rows.map(({ multiple }) => multiple)
    }
    expect(multiplesOf('same')).toEqual([1, 1, 1])
    expect(multiplesOf('growing')).toEqual([1, 2, 4])
    expect(multiplesOf('margin')).toEqual([1, 1, 2])
  })
  test('if no multiple reaches a margin, the draw is named', () => {
    const plan = planTrace({ ...noTrace, kind: 'margin', yieldPercent: 900 }, stake)
    expect(plan).toMatchObject({ ok: false, code: 'unreachable', issue: 0 })
  })
})

test('lines with a free amount are saved as the slip of the same cost', () => {
  const lines = [30_000n, 199_900n].map((freeMinor) => ({
    play: get(9400),
    selection: { playId: 9400, places: [], rows: [[0, 1], [4]] },
    bettingModeId: 1 as const,
    multiple: 1,
    series: undefined,
    freeMinor,
  }))
  const cart = addLines(emptyCart(6), '2030001', lines)
  const read = decodeSlip(slipOfCart(cart, 1956), 'VN_NORTH')
  expect(read.ok && read.lines.map(priceOfStake)).toEqual([30_000n, 199_900n])
  expect(read.ok && read.lines.map((line) => costOfLine(line.stakes, line))).toEqual([
    60_000n,
    399_800n,
  ])
  expect(costOfCart(cart)).toBe(459_800n)
})
