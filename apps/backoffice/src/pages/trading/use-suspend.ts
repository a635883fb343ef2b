import {
  resumeLeague,
  resumeMarket,
  suspendLeague,
  suspendMarket,
} from '@trevo/api-client/ops-endpoints.ts'
import type { TradingMatch } from '@trevo/contract/ops/trading/board.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'

export type Armed = {
  readonly act: 'suspend' | 'resume'
  readonly scope: 'match' | 'market' | 'league'
}

/** Reasons behind the keys 1 to 4. */
export const reasonsOf = {
  suspend: ['score', 'review', 'feed', 'stakes'],
  resume: ['scoreRight', 'reviewOver', 'feedRight', 'stakesSeen'],
} as const

const send = (
  { act, scope }: Armed,
  { matchId, league }: TradingMatch,
  { market, reason }: { readonly market: string | undefined; readonly reason: string },
) => {
  if (scope === 'league') {
    const input = { params: { league }, body: { reason } }
    return act === 'suspend' ? call(suspendLeague, input) : call(resumeLeague, input)
  }
  const body = scope === 'market' && market !== undefined ? { market, reason } : { reason }
  const input = { params: { matchId }, body }
  return act === 'suspend' ? call(suspendMarket, input) : call(resumeMarket, input)
}

/**
 * Suspends and resumes by key: S or O, then the number of the reason. With a market chosen it is of that
 * market, else of the match; with Shift of its league.
 */
export const useSuspend = (match: TradingMatch | undefined, market: string | undefined) => {
  const t = useT()
  const queries = useQueryClient()
  const may = useRight('trading.suspend') !== undefined
  const [armed, setArmed] = useState<Armed>()
  const [isBusy, setBusy] = useState(false)
  const scope: Armed['scope'] = market === undefined ? 'match' : 'market'

  const arm = (next: Armed): void => {
    if (match && may) setArmed(next)
  }
  const choose = async (at: number): Promise<void> => {
    if (!armed || !match || isBusy) return
    const code = reasonsOf[armed.act][at]
    if (code === undefined) return
    setBusy(true)
    const answer = await send(armed, match, { market, reason: t(`trading.why.${code}`) })
    setBusy(false)
    if (!answer.ok) return showToast(answer.message, 'bad')
    setArmed(undefined)
    showToast(t(`trading.done.${armed.act}`))
    await queries.invalidateQueries({ queryKey: ['trading'] })
  }
  useKeys({
    s: () => arm({ act: 'suspend', scope }),
    o: () => arm({ act: 'resume', scope }),
    'shift s': () => arm({ act: 'suspend', scope: 'league' }),
    'shift o': () => arm({ act: 'resume', scope: 'league' }),
    ...(armed && {
      1: () => void choose(0),
      2: () => void choose(1),
      3: () => void choose(2),
      4: () => void choose(3),
      escape: () => setArmed(undefined),
    }),
  })
  return { armed, arm, choose, cancel: () => setArmed(undefined), isBusy, may, scope }
}

export type Suspending = ReturnType<typeof useSuspend>
