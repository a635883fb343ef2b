import { useSearchParams } from 'react-router'
import { useLotteries } from '../../entities/lottery/use-lotteries.ts'

/** The lottery in the address, or the first one. */
export const useChosenGame = () => {
  const [query, setQuery] = useSearchParams()
  const { query: asked, groups } = useLotteries()
  const games = groups?.flatMap((group) => group.games) ?? []
  const code = query.get('gameCode')
  return {
    asked,
    groups: groups ?? [],
    game: games.find((one) => one.code === code) ?? games[0],
    choose: (next: string) =>
      setQuery(
        (before) => {
          const changed = new URLSearchParams(before)
          changed.set('gameCode', next)
          return changed
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
