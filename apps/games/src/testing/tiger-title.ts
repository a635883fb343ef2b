import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import { engine } from '@trevo/game-rules/slots/engine.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { getPublishedFigures } from '@trevo/titles/published.ts'
import { maths } from '@trevo/titles/tigre-da-sorte/maths.ts'
import { theme } from '@trevo/titles/tigre-da-sorte/theme.ts'
import { createBoard } from '../families/slots/board.ts'
import type { Title } from '../titles.ts'

/** One of our titles with empty drawings: a test looks at texts and numbers. */
export const tigerTitle: Title<SlotMaths> = {
  maths,
  theme,
  figures: getPublishedFigures(maths.gameCode),
  createBoard,
  loadEngine: async () => ({ engine: engine as unknown as Engine }), // as `engines.ts` hands it out
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
