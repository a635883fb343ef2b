import { paletteOf } from '../look/palette.ts'
import { paintNightSky } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'roleta-vaga-lume',
  palette: paletteOf({ hue: 140, deepHue: 165, accentHue: 105, light: -0.8, tone: 'dark' }),
  metal: 'jade',
  paintScene: paintNightSky,
  ambient: 'star',
  drawings: ['night-firefly', 'night-jar', 'night-reed'],
  tileGround: 'dots',
  presenter: { skin: '#b47a4f', hair: '#3c2418', suit: '#2f5d3a' },
  rootHz: 247,
  scale: [0, 3, 5, 7, 10],
}
