import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createWithdrawal } from '@trevo/api-client/endpoints.ts'
import type { Withdrawal, WithdrawalChannel } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { useRef } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { refreshBalance } from '../../../entities/member/restore-session.ts'
import { withdrawalQuery } from './queries.ts'

export type WithdrawalOrder = {
  readonly amount: string
  readonly bankCardId: string
  readonly channel: WithdrawalChannel
  /** The member accepted that bonus money may be lost by it. */
  readonly giveUpBonus?: true
}

const keyOf = ({ amount, bankCardId, channel }: WithdrawalOrder): string =>
  `${amount} ${bankCardId} ${channel}`

/**
 * Requests a withdrawal. The id of an attempt is kept until it is answered: pressing again after a
 * lost answer, or after a mistyped password, never creates a second withdrawal.
 */
export const useCreateWithdrawal = (onCreated: (withdrawalId: string) => void) => {
  const client = useQueryClient()
  const open = useRef<{ key: string; clientId: string } | undefined>(undefined)
  return useMutation<Withdrawal, CallFailure, WithdrawalOrder & { readonly password: string }>({
    mutationFn: ({ password, ...order }) => {
      if (open.current?.key !== keyOf(order)) {
        open.current = { key: keyOf(order), clientId: crypto.randomUUID() }
      }
      const { clientId } = open.current
      return ask(createWithdrawal, { body: { paymentPassword: password, clientId, ...order } })
    },
    onSuccess: (withdrawal) => {
      open.current = undefined
      client.setQueryData(withdrawalQuery(withdrawal.withdrawalId).queryKey, withdrawal)
      void client.invalidateQueries({ queryKey: ['withdrawal-records'] })
      void client.invalidateQueries({ queryKey: ['withdraw-settings'] })
      void refreshBalance().catch(() => undefined)
      onCreated(withdrawal.withdrawalId)
    },
  })
}
