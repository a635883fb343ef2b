import { paletteOf } from '../look/palette.ts'
import { paintDeepSea } from '../look/scenes/sea.ts'
import type { BoardTheme } from '../look/theme.ts'
import { kinds } from './kinds.ts'

export const theme: BoardTheme = {
  gameCode: 'lagoa-encantada',
  palette: paletteOf({ hue: 222, deepHue: 240, accentHue: 85, light: -0.1, tone: 'dark' }),
  metal: 'gold',
  paintScene: paintDeepSea,
  ambient: 'bubble',
  drawings: ['shark', 'octopus', 'turtle'],
  tileGround: 'waves',
  pictures: Object.fromEntries(kinds.map(({ icon, sizePart }) => [icon, sizePart * 8])),
  rootHz: 185,
  scale: [0, 2, 4, 7, 9],
}
