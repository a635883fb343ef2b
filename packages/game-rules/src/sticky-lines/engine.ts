import { instantEngine } from '../reels/instant-engine.ts'
import { awardList, nameOfKind, reelsRules } from '../reels/rules.ts'
import { playSticky } from './play-sticky.ts'
import type { StickyLinesTitle } from './types.ts'

export const engine = instantEngine<StickyLinesTitle>('sticky-lines', playSticky, (title) =>
  reelsRules(
    title,
    (t) => [t.lines(title.lines.length)],
    (t, language) => {
      const { expandingReels, freeSpins } = title
      const name = nameOfKind(title, 'scatter', language) ?? ''
      return [
        ...(expandingReels.length > 0
          ? [{ heading: t.headings.wilds, paragraphs: [t.expands(expandingReels)] }]
          : []),
        ...(freeSpins
          ? [
              {
                heading: t.headings.freeSpins,
                paragraphs: [
                  t.freeSpins({ name, awards: awardList(freeSpins.award) }),
                  t.sticky,
                  ...(Object.keys(freeSpins.retrigger).length > 0
                    ? [t.retrigger(awardList(freeSpins.retrigger))]
                    : []),
                  t.spinCountMax(freeSpins.spinCountMax),
                ],
              },
            ]
          : []),
      ]
    },
  ),
)
