import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintMountainLine } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'trem-do-ouro',
  palette: paletteOf({ hue: 20, deepHue: 285, accentHue: 90, tone: 'dark', light: -0.3 }),
  metal: 'bronze',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintMountainLine,
  ambient: 'mist',
  mascot: 'locomotive',
  companions: ['railway-car', 'gear'],
  drawings: ['locomotive', 'railway-car', 'top-hat'],
  tileGround: 'cells',
  rootHz: 147,
  scale: [0, 3, 5, 7, 10],
}
