import { paletteOf } from '../look/palette.ts'
import { paintPrairie } from '../look/scenes/dunes.ts'
import type { Theme } from '../look/theme.ts'

export const theme: Theme = {
  gameCode: 'touro-dourado',
  palette: paletteOf({ hue: 70, deepHue: 25, accentHue: 240, tone: 'dark', light: -0.1 }),
  metal: 'gold',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintPrairie,
  ambient: 'dust',
  mascot: 'ox',
  drawings: ['ox', 'trophy', 'sun'],
  companions: ['cactus', 'eagle'],
  rootHz: 196,
  scale: [0, 3, 5, 6, 7, 10],
}
