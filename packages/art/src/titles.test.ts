import { describe, expect, test } from 'vitest'
import { openDrawings } from './drawings.ts'
import { encodeTile, rasterOf } from './encode.ts'
import { styledTiles } from './styles/styled-tiles.ts'
import { tileSvg } from './tile-svg.ts'
import { tileTitles } from './titles.ts'

/** The face and the whole of a thing are one object to a player who looks at a lobby. */
const objectOf = (drawing: string): string => drawing.replace(/-face$/, '')

describe('what the tiles of all titles show', async () => {
  const tiles = await tileTitles()

  test('no main object serves two titles', () => {
    const byObject = Map.groupBy(tiles, ({ symbols: [main] }) => objectOf(main))
    const shared = [...byObject].filter(([, titles]) => titles.length > 1)
    expect(shared.map(([object, titles]) => [object, ...titles.map(({ key }) => key)])).toEqual([])
  })

  test('no tile shows a drawing twice', () => {
    const repeated = tiles.filter(({ symbols }) => new Set(symbols).size < symbols.length)
    expect(repeated.map(({ key }) => key)).toEqual([])
  })

  test.each(Object.keys(styledTiles))(
    'a tile in the style %s is at most 14 kB at 1x, and a title has one',
    async (style) => {
      const own = openDrawings('no-cache-is-read-for-own-drawings')
      const styled = tiles.filter(({ ground }) => ground === style)
      expect(styled).not.toEqual([])
      for (const art of styled) {
        const raster = await rasterOf(await tileSvg(art, own), { width: 240, height: 320 })
        expect((await encodeTile(raster)).length, art.key).toBeLessThanOrEqual(14_000)
      }
    },
  )
})
