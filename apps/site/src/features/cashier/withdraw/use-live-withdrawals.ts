import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '../../../core/live/live-events.ts'

/** When the live socket reports a changed withdrawal, its queries are refetched. */
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
