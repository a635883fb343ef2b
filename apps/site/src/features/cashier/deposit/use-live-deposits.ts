import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '../../../core/live/live-events.ts'

/** When the live socket reports a changed deposit, its queries are refetched. */
export const useLiveDeposits = (): void => {
  const client = useQueryClient()
  useEffect(
    () =>
      onLiveEvent('deposit', ({ depositId }) => {
        void client.invalidateQueries({ queryKey: ['deposit', depositId] })
        void client.invalidateQueries({ queryKey: ['deposit-records'] })
      }),
    [client],
  )
}
