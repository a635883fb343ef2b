import { useQuery } from '@tanstack/react-query'
import { listGames } from '@trevo/api-client/endpoints.ts'
import { tileKey } from '@trevo/art/tile-key.ts'
import { ask } from '../../api/api.ts'
import { Icon } from '../../art/icon.tsx'
import { useLanguage } from '../../language/language.tsx'
import { useSession } from '../../session/store.ts'
import styles from './records.module.css'

/** Codes of the brand's games by the name a record shows; records carry names, pictures go by code. */
const useGameCodes = (): ReadonlyMap<string, string> | undefined => {
  const { language } = useLanguage()
  const { merchant } = useSession()
  const { data } = useQuery({
    queryKey: ['gameCodes', language],
    queryFn: async ({ signal }) => {
      const query = {
        clientType: '3',
        platform: 'html5-desktop',
        merchant,
        language,
        pageSize: 100,
      }
      const { games } = await ask(listGames, { query, signal })
      return new Map(games.map((game) => [game.gameName, game.gameCode]))
    },
    staleTime: 300_000,
  })
  return data
}

/** A game's tile, small; a game without one of ours gets the drawing of its kind. */
export const GamePicture = ({ name }: { readonly name: string }) => {
  const code = useGameCodes()?.get(name)
  return (
    <span className={styles['picture']} aria-hidden="true">
      {code === undefined ? (
        <Icon name="slots" size={32} />
      ) : (
        <img
          src={`/art/tile/${tileKey(code)}-240.webp`}
          alt=""
          width="40"
          height="40"
          loading="lazy"
        />
      )}
    </span>
  )
}
