import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cashOutSlip } from '@trevo/api-client/endpoints.ts'
import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { formatMoney, minorPerCentavo, parseMoney } from '@trevo/money/money.ts'
import { ask, type CallFailure } from '../../core/api/api.ts'
import { useCommandId } from '../../core/forms/use-command-id.ts'
import { useSession } from '../../core/session/store.ts'
import { refreshBalance } from '../../entities/member/restore-session.ts'
import { slipsKey } from '../../entities/sports/queries.ts'

/** Half of an offer, rounded down to a centavo. */
export const halfOf = (offer: string): string => {
  const half = parseMoney(offer) / 2n
  return formatMoney(half - (half % minorPerCentavo))
}

type Sale = { readonly offer: string; readonly percent: number }

/** Cashes out a slip or a part of it; a retry is the same cash-out. */
export const useCashOut = (slipId: string) => {
  const queries = useQueryClient()
  const memberId = useSession().memberInfo?.id ?? ''
  const commandId = useCommandId()
  return useMutation<Slip, CallFailure, Sale>({
    mutationFn: ({ offer, percent }) =>
      ask(cashOutSlip, {
        params: { slipId: slipId.slice(1) },
        body: { clientId: commandId.current(), offer, percent },
      }),
    onSettled: (_slip, failure) => {
      commandId.answered(failure?.code)
      void queries.invalidateQueries({ queryKey: slipsKey(memberId) })
      void refreshBalance().catch(() => undefined)
    },
  })
}
