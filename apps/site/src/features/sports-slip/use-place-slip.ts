import { useMutation, useQueryClient } from '@tanstack/react-query'
import { placeSlip } from '@trevo/api-client/endpoints.ts'
import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import type { SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { useRef } from 'react'
import { ask, type CallFailure } from '../../core/api/api.ts'
import { useSession } from '../../core/session/store.ts'
import { refreshBalance } from '../../entities/member/restore-session.ts'
import { slipsKey, sportsKey } from '../../entities/sports/queries.ts'
import { setPicks, type Pick } from '../../entities/sports/slip-store.ts'

export type SlipOrder = {
  readonly kind: SlipKind
  readonly stakeMinor: bigint
  readonly accepts: 'better' | 'any'
  readonly picks: readonly Pick[]
}

const contentOf = ({ kind, stakeMinor, accepts, picks }: SlipOrder): string =>
  JSON.stringify([kind, String(stakeMinor), accepts, picks])

/**
 * Places the slip. The same content keeps its id until a slip is returned, so that pressing again
 * after a lost answer never bets twice.
 */
export const usePlaceSlip = (onPlaced: (slip: Slip) => void) => {
  const queries = useQueryClient()
  const memberId = useSession().memberInfo?.id ?? ''
  const named = useRef<{ readonly content: string; readonly id: string }>(undefined)
  return useMutation<Slip, CallFailure, SlipOrder>({
    mutationFn: (order) => {
      const content = contentOf(order)
      if (named.current?.content !== content) {
        named.current = { content, id: crypto.randomUUID() }
      }
      return ask(placeSlip, {
        body: {
          clientId: named.current.id,
          kind: order.kind,
          stakeEach: formatMoney(order.stakeMinor),
          accepts: order.accepts,
          legs: [...order.picks],
        },
      })
    },
    onSuccess: (slip) => {
      named.current = undefined
      setPicks([])
      onPlaced(slip)
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: slipsKey(memberId) })
      void queries.invalidateQueries({ queryKey: [sportsKey, 'match'] })
      void refreshBalance().catch(() => undefined)
    },
  })
}
