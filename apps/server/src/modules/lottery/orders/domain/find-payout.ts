import { winsOf } from '@trevo/lottery-rules/wins-of.ts'
import {
  addPayouts,
  noPayout,
  payTier,
  type DrawResult,
  type Payout,
  type SlipLine,
  type SlipTerms,
} from '../../lotteries/domain/game-rules.ts'

/** The payout of one item at multiple 1 of its trace: the first tier found, by the count of winning stakes. */
export const payoutOfLine = (line: SlipLine, result: DrawResult, terms: SlipTerms): Payout =>
  winsOf(line.play, line.selection, result)
    .map((win) => payTier(line, win, result, terms))
    .reduce(addPayouts, noPayout)

/** The payout of a slip, by the rules' own count of winning stakes. */
export const findPayout = (
  lines: readonly SlipLine[],
  result: DrawResult,
  terms: SlipTerms,
): Payout => lines.map((line) => payoutOfLine(line, result, terms)).reduce(addPayouts, noPayout)
