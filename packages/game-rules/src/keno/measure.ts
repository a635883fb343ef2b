import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Measure } from '../engine/measure.ts'
import { hypergeometric } from '../common/combinations.ts'
import { exactFigures } from '../common/exact-figures.ts'
import { riskNames, risks } from '../common/risks.ts'
import { leanKeno } from './lean-keno.ts'
import { picksIn } from './texts.ts'
import type { KenoChoice, KenoTitle, KenoView } from './types.ts'

/** Every risk with every number of picks; which numbers are picked makes no difference. */
export const measure: Measure<KenoTitle, never, KenoView> = {
  wagers: (title) =>
    risks.flatMap((risk) =>
      title.pays[risk].map((pays, index) => {
        const pickCount = index + 1
        return {
          id: `${risk}-${pickCount}`,
          label: inEachLanguage(
            (language) => `${riskNames[risk][language]}, ${picksIn[language](pickCount)}`,
          ),
          stakeMinor: title.stakeStepsMinor[0] ?? 0n,
          choice: { risk, picks: Array.from({ length: pickCount }, (_, pick) => pick + 1) },
          exact: exactFigures(
            pays.map((multiplier, hits) => ({
              probability: hypergeometric(title.numberCount, pickCount, title.drawCount, hits),
              multiplier,
            })),
          ),
        }
      }),
    ),
  decide: () => {
    throw new RangeError('a round of keno has no actions')
  },
  // The wagers above contain choices of this game.
  leanPayout: (title, { choice }) => leanKeno(title, choice as KenoChoice),
}
