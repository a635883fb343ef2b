import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintKitchen } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'doce-de-vo',
  palette: paletteOf({ hue: 5, deepHue: 340, accentHue: 200, tone: 'light', light: 0.12 }),
  metal: 'coral',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintKitchen,
  ambient: 'sparkle',
  mascot: 'riso-cake',
  companions: ['riso-cupcake', 'riso-lollipop'],
  drawings: ['riso-cake', 'riso-doughnut', 'riso-candy'],
  tileGround: 'riso',
  rootHz: 392,
  scale: [0, 4, 5, 7, 11],
}
