import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../../core/live/use-live-event.ts'

/** When the live socket reports a changed withdrawal, its queries are refetched. */
export const useLiveWithdrawals = (): void => {
  const client = useQueryClient()
  useLiveEvent('withdrawal', ({ withdrawalId }) => {
    void client.invalidateQueries({ queryKey: ['withdrawal', withdrawalId] })
    void client.invalidateQueries({ queryKey: ['withdrawal-records'] })
    void client.invalidateQueries({ queryKey: ['withdraw-settings'] })
  })
}
