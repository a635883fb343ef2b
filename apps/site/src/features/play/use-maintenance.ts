import { useState } from 'react'
import { useLiveEvent } from '../../core/live/use-live-event.ts'

/** Whether the open game, or its vendor, went under maintenance since it was opened. */
export const useMaintenance = (nodeId: number, vassalage: string | undefined): boolean => {
  const [game, setGame] = useState(false)
  const [vendor, setVendor] = useState(false)
  useLiveEvent('game-maintenance', (event) => {
    if (event.nodeId === nodeId) setGame(event.maintenance)
  })
  useLiveEvent('vendor-maintenance', (event) => {
    if (event.vassalage === vassalage) setVendor(event.maintenance)
  })
  return game || vendor
}
