import { paletteOf } from '../look/palette.ts'
import { paintNightSky } from '../look/scenes/lights.ts'
import type { FlightTheme } from '../look/theme.ts'

export const theme: FlightTheme = {
  gameCode: 'foguete-maluco',
  palette: paletteOf({ hue: 285, deepHue: 262, accentHue: 45, light: -0.4, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintNightSky,
  ambient: 'star',
  rootHz: 220,
  scale: [0, 3, 5, 7, 10],
  drawings: ['rocket', 'ringed-planet', 'glowing-star'],
  tileGround: 'stars',
  pictures: { rocket: 160, collision: 200 },
  flight: { flies: 'rocket', ends: 'collision', drawnDegrees: 45, ending: 'away' },
}
