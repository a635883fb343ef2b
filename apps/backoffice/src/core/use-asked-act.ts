import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Acts that need no record first, so that the palette can open their forms. */
export type AskedAct = 'addPerson' | 'export' | 'newPromotion' | 'stopPlay'

/** What the palette hands to the page that it opens. */
export const stateOf = (act: AskedAct) => ({ act })

const isAsked = (state: unknown, act: AskedAct): boolean =>
  typeof state === 'object' && state !== null && 'act' in state && state.act === act

/** Opens the form of an act once, when the palette asked for it with this page. */
export const useAskedAct = (act: AskedAct, open: () => void): void => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const begin = useEffectEvent(() => {
    // Going back to this page, or loading it again, opens nothing.
    void navigate({ pathname, search }, { replace: true, state: null })
    open()
  })
  const isWanted = isAsked(state, act)
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
}
