import { paletteOf } from '../look/palette.ts'
import type { ReelsTheme } from '../look/theme.ts'
import { paintBackland } from './scene.ts'

export const theme: ReelsTheme = {
  gameCode: 'lua-do-cangaco',
  palette: paletteOf({ hue: 35, deepHue: 15, accentHue: 60, tone: 'dark', light: -0.5 }),
  metal: 'bronze',
  tile: { tone: 'dark', shape: 'card' },
  paintScene: paintBackland,
  ambient: 'dust',
  mascot: 'cordel-outlaw',
  companions: ['cordel-accordion', 'cordel-donkey'],
  drawings: ['cordel-outlaw', 'cordel-accordion', 'cordel-goat'],
  tileGround: 'woodcut',
  rootHz: 175,
  scale: [0, 2, 4, 5, 7, 9, 10],
}
