import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '../../../core/live/live-events.ts'

/** A deposit changed, says the live socket: what is shown of it is asked for again. */
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
