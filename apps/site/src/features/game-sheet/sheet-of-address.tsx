import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { closePopup, openPopup } from '../../core/popups/popups.ts'

/** `?game=1001` on any page shows the sheet of that game over it. */
export const SheetOfAddress = () => {
  const nodeId = Number(useSearchParams()[0].get('game'))
  useEffect(() => {
    if (!Number.isSafeInteger(nodeId) || nodeId <= 0) return undefined
    openPopup('game', { nodeId })
    return () => closePopup('game')
  }, [nodeId])
  return null
}
