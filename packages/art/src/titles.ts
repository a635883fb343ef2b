import { readDrawings, readTileGround } from '@trevo/titles/read-drawings.ts'
import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import type { TileArt } from './tile-svg.ts'

/** The two tiles of the own sportsbook in the lobby. */
const sportsTiles: readonly TileArt[] = [
  {
    key: 'sportsbook',
    hue: 150,
    symbols: ['goal-net', 'sports-medal', 'basketball'],
    nodeId: 1901,
  },
  { key: 'esportsbook', hue: 285, symbols: ['video-game', 'joystick', 'headphone'], nodeId: 1902 },
]

/** Every tile built by default: each of our titles and card games with the drawings it names. */
export const tileTitles = async (): Promise<readonly TileArt[]> => [
  ...(await Promise.all(
    titlesInOrder.map(async ({ maths }, index): Promise<TileArt> => {
      const ground = await readTileGround(maths)
      return {
        key: maths.gameCode,
        hue: maths.hue,
        symbols: await readDrawings(maths),
        nodeId: index,
        ...(ground && { ground }),
      }
    }),
  )),
  ...cardGames.map(({ gameCode, hue, drawings }, index): TileArt => ({
    key: gameCode,
    hue,
    symbols: drawings,
    nodeId: titlesInOrder.length + index,
    ground: 'felt',
  })),
  ...sportsTiles,
]

/** The main drawing of each title, used on banners for it. */
export const titleDrawings = (titles: readonly TileArt[]): readonly string[] =>
  titles.map(({ symbols: [first] }) => first)
