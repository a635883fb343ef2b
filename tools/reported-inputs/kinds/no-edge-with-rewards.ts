import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { winsOf } from '@trevo/lottery-rules/wins-of.ts'
import { digitOfSelection, writeContent } from '@trevo/lottery-rules/write-content.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  costOf,
  payTier,
  readSlip,
} from '../../../apps/server/src/modules/lottery/lotteries/domain/game-rules.ts'
import { wiseWinReturnBp } from '@trevo/lottery-rules/prizes/wise-win.ts'
import type { KindOfInput } from '../reported-input.ts'

const Entry = z.object({
  lottery: z.literal('ZY'),
  play: z.string(),
  digits: z.string(),
  mode: z.literal(2),
})
const places = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units']

/** The slip of one bet on the place named by the play's second word. */
const slipOf = ({ play: text, digits }: z.infer<typeof Entry>): string => {
  const [name, placeName = ''] = text.split(', ')
  const place = places.indexOf(placeName)
  const play = listPlays('SSC').find(
    (one) => one.name === name && one.kind === 'series' && one.places?.by === 'digit',
  )
  if (!play || place < 0) throw new Error(`no play of one place: ${text}`)
  const selection = { places: [place], rows: [digits.split(' ').map(Number)] }
  const digit = digitOfSelection(play, selection)
  return [writeContent(play, selection), 1, play.playId, 1, 1700, 1, digit].join('~')
}

/** The slip is refused, or over all results it pays at most the stake less what is given for play. */
export const check: KindOfInput['check'] = ({ input }) => {
  const entry = Entry.parse(input)
  const terms = { rulesGroup: 'SSC', prizeModeId: entry.mode, oddsReturnBp: wiseWinReturnBp }
  const slip = slipOf(entry)
  if (!findGroup('SSC')) throw new Error('no rules of SSC')
  let lines
  try {
    lines = readSlip(slip, terms)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.code).toBe('lottery.slip_invalid')
    expect(error.detail).toMatchObject({ reason: 'prize_mode' })
    return
  }
  let [paidMinor, costMinor] = [0n, 0n]
  for (let number = 0; number < 100_000; number += 1) {
    const numbers = [...String(number).padStart(5, '0')].map(Number)
    const result = { numbers, drawnOn: '2030-05-14' }
    for (const line of lines) {
      costMinor += costOf(line)
      for (const win of winsOf(line.play, line.selection, result)) {
        paidMinor += payTier(line, win, result, terms).prizeMinor
      }
    }
  }
  expect(paidMinor * 10_000n).toBeLessThanOrEqual(costMinor * BigInt(wiseWinReturnBp))
}
