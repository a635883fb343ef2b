import { getPublishedFigures } from '@trevo/titles/published.ts'
import { maths } from '@trevo/titles/tigre-da-sorte/maths.ts'
import { theme } from '@trevo/titles/tigre-da-sorte/theme.ts'
import type { Title } from '../titles.ts'

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
