import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '../../../core/live/live-events.ts'

/** A withdrawal changed, says the live socket: what is shown of it is asked for again. */
export const useLiveWithdrawals = (): void => {
  const client = useQueryClient()
  useEffect(
    () =>
      onLiveEvent('withdrawal', ({ withdrawalId }) => {
        void client.invalidateQueries({ queryKey: ['withdrawal', withdrawalId] })
        void client.invalidateQueries({ queryKey: ['withdrawal-records'] })
        void client.invalidateQueries({ queryKey: ['withdraw-settings'] })
      }),
    [client],
  )
}
