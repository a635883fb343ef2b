import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import type { ShownGame } from '../../core/popups/popup-props.ts'
import { findGame, gameOfState } from './find-game.ts'

/** Name and colours of the page's game: from the tile that opened it, otherwise fetched. */
export const useShownGame = (nodeId: number): ShownGame | undefined => {
  const { language } = useLanguage()
  const handedOver = gameOfState(useLocation().state)
  const [found, setFound] = useState<ShownGame>()
  const isKnown = handedOver !== undefined
  useEffect(() => {
    if (isKnown) return undefined
    const leaving = new AbortController()
    findGame(nodeId, leaving.signal).then(setFound, () => undefined)
    return () => leaving.abort()
  }, [nodeId, language, isKnown])
  return handedOver ?? found
}
