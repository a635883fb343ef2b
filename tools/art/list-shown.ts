import { drawingSvg } from '@trevo/art/drawing-svg.ts'
import type { DrawingStore } from '@trevo/art/drawings.ts'
import { encodeTile, rasterOf } from '@trevo/art/encode.ts'
import { tileSvg, type TileArt } from '@trevo/art/tile-svg.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'

/** What the sheet shows of one title. */
export type Shown = {
  readonly key: string
  readonly name: string
  /** The tile as the lobby has it, WebP of 300 by 400 pixels. */
  readonly tile: Buffer
  /** SVG of each symbol of the game; those of the tile where the game has none. */
  readonly symbols: readonly string[]
}

const titles = [...titlesInOrder.map(({ maths }) => maths), ...cardGames]

type Symbols = { readonly symbols?: readonly { readonly icon?: string }[] }

const drawingsIn = ({ key, symbols }: TileArt): readonly string[] => {
  const maths = titles.find(({ gameCode }) => gameCode === key) as Symbols | undefined // a family may have symbols
  const icons = (maths?.symbols ?? []).flatMap(({ icon }) => icon ?? [])
  return icons.length > 0 ? icons : symbols
}

/** Draws the tile and the symbols of each title. */
export const listShown = async (
  tiles: readonly TileArt[],
  drawings: DrawingStore,
): Promise<readonly Shown[]> =>
  Promise.all(
    tiles.map(async (art): Promise<Shown> => {
      const raster = await rasterOf(await tileSvg(art, drawings), { width: 300, height: 400 })
      const symbols = drawingsIn(art).map(async (name) => drawingSvg(await drawings.get(name)))
      return {
        key: art.key,
        name: titles.find(({ gameCode }) => gameCode === art.key)?.title.PT ?? art.key,
        tile: await encodeTile(raster),
        symbols: await Promise.all(symbols),
      }
    }),
  )
