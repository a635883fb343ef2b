import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { LotteryGame } from '@trevo/contract/wps/lottery/games.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../core/language/language.tsx'
import { lotteriesQuery } from './queries.ts'

/** A lottery as game lists show it, with its group as its tag (LOTT-3). */
export type Lottery = LotteryGame & { readonly tag: string }

/** LOTT-3: `gameGroupCode` is copied to `tag`. */
export const tagged = (game: LotteryGame): Lottery => ({ ...game, tag: game.gameGroupCode })

/** Every lottery by group with its tag; undefined until they are known. */
export const useLotteries = () => {
  const { language } = useLanguage()
  const query = useQuery(lotteriesQuery(language))
  const groups = query.data?.map(({ code, games }) => ({ code, games: games.map(tagged) }))
  return { query, groups }
}

/** The prize modes in which lotteries are offered, without duplicates (LOTT-1). */
export const prizeModesOf = (lotteries: readonly Lottery[]): readonly PrizeMode[] =>
  [...new Set(lotteries.map(({ prizeMode }) => prizeMode))].toSorted()

/** One lottery by the code of an address; undefined while unknown, null if there is no such lottery. */
export const useLottery = (gameCode: string): Lottery | null | undefined => {
  const { groups } = useLotteries()
  if (!groups) return undefined
  return groups.flatMap(({ games }) => games).find(({ code }) => code === gameCode) ?? null
}
