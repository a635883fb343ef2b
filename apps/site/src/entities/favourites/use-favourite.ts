import { showToast } from '@trevo/ui/toast.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { requireLogin } from '../../core/session/require-login.ts'
import { useSession } from '../../core/session/store.ts'
import { toggleFavourite, useFavourites, type FavouriteGame } from './favourites.ts'

/** The heart of a game, wherever it is shown. */
export const useFavourite = (game: FavouriteGame) => {
  const { t } = useLanguage()
  const isMarked = useFavourites((nodeIds) => nodeIds.includes(String(game.nodeId)))
  return {
    /** The brand has favourites. */
    isOffered: useSession().whitelabelVal['GAMELOFAV3'] ?? false,
    isMarked,
    toggle: () => {
      if (!requireLogin()) return
      toggleFavourite(game).catch((error: unknown) => {
        showToast(error instanceof Error ? error.message : t('state.network'), 'bad')
      })
    },
  }
}
