import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { isTable, type TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'

/** Tables of live roulette at its normal pace, each in its own room. */
export const roomTitles = (count: number): readonly TitleData[] => {
  const roulette = titlesInOrder
    .map(({ maths }) => maths)
    .find((title) => title.family === 'roulette' && isTable(title))
  if (!roulette) throw new Error('there is no live roulette')
  return Array.from({ length: count }, (_, index) => ({
    ...roulette,
    gameCode: `sala-${index + 1}`,
  }))
}

/** Finds a table of the bench with its engine. */
export const findRoomTitle = (titles: readonly TitleData[]) => {
  const byCode = new Map(titles.map((title) => [title.gameCode, title]))
  return (gameCode: string) => {
    const title = byCode.get(gameCode)
    return title && { title, engine: engineOf(title) }
  }
}
