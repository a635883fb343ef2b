import { paletteOf } from '../look/palette.ts'
import type { BoardTheme } from '../look/theme.ts'
import { paintCoffeeHills } from './scene.ts'

export const theme: BoardTheme = {
  gameCode: 'cafe-coado',
  palette: paletteOf({
    hue: 55,
    deepHue: 35,
    accentHue: 140,
    tone: 'dark',
    chroma: 0.7,
    light: -0.2,
  }),
  metal: 'wood',
  paintScene: paintCoffeeHills,
  ambient: 'mist',
  rootHz: 262,
  scale: [0, 2, 4, 7, 11],
  drawings: ['hot-beverage', 'beans', 'bread'],
  tileGround: 'dots',
  pictures: {
    beans: 96,
    'hot-beverage': 96,
    croissant: 96,
    'cheese-wedge': 96,
    pie: 96,
    pancakes: 96,
    butter: 96,
    bread: 96,
  },
}
