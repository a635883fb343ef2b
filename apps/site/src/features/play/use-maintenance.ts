import { useEffect, useState } from 'react'
import { onLiveEvent } from '../../core/live/live-events.ts'

/** Whether the open game went under maintenance since it opened, by itself or with its vendor. */
export const useMaintenance = (nodeId: number, vassalage: string | undefined): boolean => {
  const [game, setGame] = useState(false)
  const [vendor, setVendor] = useState(false)
  useEffect(() => {
    const stopGame = onLiveEvent('game-maintenance', (event) => {
      if (event.nodeId === nodeId) setGame(event.maintenance)
    })
    const stopVendor = onLiveEvent('vendor-maintenance', (event) => {
      if (event.vassalage === vassalage) setVendor(event.maintenance)
    })
    return () => {
      stopGame()
      stopVendor()
    }
  }, [nodeId, vassalage])
  return game || vendor
}
