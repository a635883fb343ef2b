import type { DrawResult, Payout, SlipLine, SlipTerms } from './game-rules.ts'
import { prizeOfStake } from './game-rules.ts'
import { wiseWinShareBp } from '@trevo/lottery-rules/prizes/wise-win.ts'
import { share } from '@trevo/money/share.ts'

/** Every choice of `size` places, without the rules' own way of choosing. */
const choicesOf = (places: readonly number[], size: number): number[][] => {
  const choices: number[][] = []
  for (let bits = 0; bits < 2 ** places.length; bits += 1) {
    const chosen = places.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1)
    if (chosen.length === size) choices.push(chosen)
  }
  return choices
}

/**
 * The second finding: buys every combination of a slip one by one and asks the play's predicate of
 * each, where the first counts winning stakes without listing them. The two share no counting, so a
 * mistake in either shows as a difference before anything is paid.
 */
export const walkPayout = (
  lines: readonly SlipLine[],
  result: DrawResult,
  terms: SlipTerms,
): Payout => {
  let prizeMinor = 0n
  let tieMinor = 0n
  for (const line of lines) {
    const { play, selection } = line
    const { form, places } = play
    const choices = places ? choicesOf(selection.places, places.size) : [selection.places]
    for (const choice of choices) {
      const seen = play.see(result, choice)
      for (const combination of form.combinations(selection.rows)) {
        const win = form.winOf(combination, seen)
        const tier = win && play.tiers.find(({ code }) => code === win.tier)
        if (!win || !tier) continue
        const paid = prizeOfStake(line, tier, terms) // of one stake, rounded as the rules say
        const stakes = BigInt(win.stakes)
        if (tier.kind === 'refund') tieMinor += paid * stakes
        else if (terms.prizeModeId === 2) {
          prizeMinor += share(paid, wiseWinShareBp(result.numbers), 'floor') * stakes
        } else prizeMinor += paid * stakes
      }
    }
  }
  return { prizeMinor, tieMinor }
}
