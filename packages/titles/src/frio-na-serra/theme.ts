import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintPines } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'frio-na-serra',
  palette: paletteOf({
    hue: 222,
    deepHue: 245,
    accentHue: 20,
    tone: 'light',
    chroma: 0.6,
    light: 0.15,
  }),
  metal: 'silver',
  tile: { tone: 'light', shape: 'column' },
  paintScene: paintPines,
  ambient: 'star',
  mascot: 'fondue',
  companions: ['snowflake', 'coat'],
  drawings: ['fondue', 'snowflake', 'snow-capped-mountain'],
  tileGround: 'stars',
  rootHz: 330,
  scale: [0, 2, 3, 7, 9],
}
