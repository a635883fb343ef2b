import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDeposit } from '@trevo/api-client/endpoints.ts'
import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { useRef } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import type { Choices } from './deposit-choices.tsx'
import { depositQuery } from './queries.ts'

type Order = Choices & { readonly amount: string }

/**
 * Creates a charge. The id of an attempt is kept until it is answered: pressing again after a lost
 * answer finds the same deposit instead of creating a second one.
 */
export const useCreateDeposit = (onCreated: (deposit: Deposit) => void) => {
  const client = useQueryClient()
  const open = useRef<{ content: string; clientId: string } | undefined>(undefined)
  return useMutation<Deposit, CallFailure, Order>({
    mutationFn: (order) => {
      const content = JSON.stringify(order)
      if (open.current?.content !== content) {
        open.current = { content, clientId: crypto.randomUUID() }
      }
      const { clientId } = open.current
      return ask(createDeposit, { body: { clientId, channel: 'PIX', ...order } })
    },
    onSuccess: (deposit) => {
      open.current = undefined
      client.setQueryData(depositQuery(deposit.depositId).queryKey, deposit)
      void client.invalidateQueries({ queryKey: ['deposit-records'] })
      onCreated(deposit)
    },
  })
}
