import { getPublishedFigures } from '@trevo/game-rules/slots/published.ts'
import { findSlotTitle } from '@trevo/game-rules/slots/titles.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { theme } from '../theme/titles/tigre-da-sorte.ts'
import type { Title } from '../titles.ts'

const maths = findSlotTitle('tigre-da-sorte') as SlotMaths // one of ours

/** A title of ours whose drawings are nothing: a test looks at words and numbers. */
export const tigerTitle: Title = {
  maths,
  theme,
  figures: getPublishedFigures(maths.gameCode),
  sheet: {
    file: 'assets/test.webp',
    width: 1024,
    frames: Object.fromEntries(
      [...maths.symbols.map(({ icon }) => icon), theme.mascot, ...theme.companions, 'coin'].map(
        (icon) => [icon, [0, 0, 64] as const],
      ),
    ),
  },
}
