import type { TileStyle } from '@trevo/titles/look/theme.ts'
import { azulejoTile } from './azulejo-tile.ts'
import { neonTile } from './neon-tile.ts'
import { papercutTile } from './papercut-tile.ts'
import { posterTile } from './poster-tile.ts'
import { risoTile } from './riso-tile.ts'
import type { Three } from './three.ts'
import { woodcutTile } from './woodcut-tile.ts'

/** Whole tiles as SVG, by style of illustration. */
export const styledTiles: Readonly<Record<TileStyle, (drawings: Three) => string>> = {
  woodcut: woodcutTile,
  azulejo: azulejoTile,
  papercut: papercutTile,
  neon: neonTile,
  riso: risoTile,
  poster: posterTile,
}
