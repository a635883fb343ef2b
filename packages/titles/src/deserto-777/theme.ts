import { paletteOf } from '../look/palette.ts'
import { paintDunes } from '../look/scenes/dunes.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'deserto-777',
  palette: paletteOf({ hue: 78, deepHue: 40, accentHue: 255, tone: 'light' }),
  metal: 'bronze',
  tile: { tone: 'light', shape: 'card' },
  paintScene: paintDunes,
  ambient: 'dust',
  mascot: 'keycap-7',
  drawings: ['camel', 'sun', 'glowing-star'],
  companions: ['cactus', 'camel'],
  rootHz: 233,
  scale: [0, 1, 4, 5, 7, 8, 10],
}
