import { paletteOf } from '../look/palette.ts'
import type { FlightTheme } from '../look/theme.ts'
import { paintPasture } from './scene.ts'

export const theme: FlightTheme = {
  gameCode: 'luzes-de-varginha',
  palette: paletteOf({ hue: 140, deepHue: 175, accentHue: 20, light: -0.5, tone: 'dark' }),
  metal: 'jade',
  paintScene: paintPasture,
  ambient: 'star',
  rootHz: 233,
  scale: [0, 1, 4, 6, 8, 10],
  drawings: ['flying-saucer', 'cow', 'satellite-antenna'],
  tileGround: 'rays',
  pictures: { 'flying-saucer': 180, 'dashing-away': 160 },
  flight: { flies: 'flying-saucer', ends: 'dashing-away', drawnDegrees: 12, ending: 'away' },
}
