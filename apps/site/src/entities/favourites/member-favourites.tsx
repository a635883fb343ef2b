import {
  addFavouriteGame,
  listFavouriteIds,
  removeFavouriteGame,
} from '@trevo/api-client/endpoints.ts'
import { useEffect } from 'react'
import { ask } from '../../core/api/api.ts'
import { useCovered } from '../../core/session/balance-store.ts'
import { phaseOf } from '../../core/session/session-state.ts'
import { useSession } from '../../core/session/store.ts'
import { startFavourites, stopFavourites, type SendFavourite } from './favourites.ts'

const send: SendFavourite = async ({ nodeId, vassalage, gameType }, add) => {
  const body = { nodeId, vendor: vassalage, gameType }
  await (add ? ask(addFavouriteGame, { body }) : ask(removeFavouriteGame, { body }))
}

/** While a member is logged in and the brand has favourites, the hearts show the member's. */
export const MemberFavourites = () => {
  const session = useSession()
  const isOn = session.whitelabelVal['GAMELOFAV3'] ?? false
  const isCovered = useCovered()
  const isShown = isOn && phaseOf(session) === 'member' && !isCovered
  const memberId = isShown ? session.memberInfo?.id : undefined
  useEffect(() => {
    if (memberId === undefined) return undefined
    const leaving = new AbortController()
    ask(listFavouriteIds, { signal: leaving.signal })
      .then((ids) => {
        if (!leaving.signal.aborted) startFavourites(ids, send)
      })
      // The hearts stay empty and disabled; the next visit tries again.
      .catch(() => undefined)
    return () => {
      leaving.abort()
      stopFavourites()
    }
  }, [memberId])
  return null
}
