import { paletteOf } from '../look/palette.ts'
import { paintNightSky } from '../look/scenes/lights.ts'
import type { BoardTheme } from '../look/theme.ts'

export const theme: BoardTheme = {
  gameCode: 'voo-do-tucano',
  palette: paletteOf({ hue: 235, deepHue: 265, accentHue: 65, tone: 'dark' }),
  metal: 'silver',
  paintScene: paintNightSky,
  ambient: 'star',
  rootHz: 311,
  scale: [0, 2, 4, 6, 7, 9, 11],
  drawings: ['toucan', 'feather', 'cloud'],
  tileGround: 'waves',
  pictures: { toucan: 200, cloud: 140 },
}
