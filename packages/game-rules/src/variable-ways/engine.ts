import { instantEngine } from '../reels/instant-engine.ts'
import { awardList, nameOfKind, reelsRules } from '../reels/rules.ts'
import { playWays } from './play-ways.ts'
import { ROW_COUNT_MAX, type VariableWaysTitle } from './types.ts'

export const engine = instantEngine<VariableWaysTitle>('variable-ways', playWays, (title) =>
  reelsRules(
    title,
    (t) => [t.ways(ROW_COUNT_MAX ** title.reels.length), t.heights, t.cascades],
    (t, language) => {
      const { award, retrigger, spinCountMax, multiplierFrom, multiplierStep } = title.freeSpins
      const name = nameOfKind(title, 'scatter', language) ?? ''
      return [
        {
          heading: t.headings.freeSpins,
          paragraphs: [
            t.freeSpins({ name, awards: awardList(award) }),
            t.rising({ from: multiplierFrom, step: multiplierStep }),
            t.retrigger(awardList(retrigger)),
            t.spinCountMax(spinCountMax),
          ],
        },
      ]
    },
  ),
)
