import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../../core/live/use-live-event.ts'

/** When the live socket reports a changed deposit, its queries are refetched. */
export const useLiveDeposits = (): void => {
  const client = useQueryClient()
  useLiveEvent('deposit', ({ depositId }) => {
    void client.invalidateQueries({ queryKey: ['deposit', depositId] })
    void client.invalidateQueries({ queryKey: ['deposit-records'] })
  })
}
