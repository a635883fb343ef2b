import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { MinesTitle } from '@trevo/game-rules/mines/types.ts'
import { maths } from '@trevo/titles/minas-de-esmeralda/maths.ts'
import { theme } from '@trevo/titles/minas-de-esmeralda/theme.ts'
import { createBoard } from '../families/mines/board.ts'
import type { Title } from '../titles.ts'

/** A title with several steps, as the build would pass it to the shell; its drawings are empty. */
export const minesTitle: Title<MinesTitle> = {
  maths,
  theme,
  createBoard,
  loadEngine: async () => ({ engine: engineOf(maths) }),
  sheet: {
    file: 'assets/test.webp',
    width: 1024,
    frames: Object.fromEntries(
      [...theme.drawings, 'bomb', 'coin'].map((icon) => [icon, [0, 0, 64] as const]),
    ),
  },
}
