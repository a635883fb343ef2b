import { Refusal } from '@trevo/platform/refusal.ts'
import type { Standings } from './find-exclusion.ts'
import type { CallerFacts } from './gates/gate.ts'
import { callerGates, firstRefusal } from './gates/order.ts'

/**
 * Passes a known caller, or throws the refusal of the first gate. The place is asked for once all other gates have
 * passed, and for stakes only, since an outside party answers; what then begins is an act of the session.
 */
export const passCallerGates = async (
  known: Omit<CallerFacts, 'locationFault'>,
  { findLocationFault, noteAct, explainRefusal }: Standings,
  address: string,
): Promise<void> => {
  const { endpoint, actor } = known
  const early = firstRefusal(callerGates, { ...known, locationFault: undefined })
  if (early) {
    throw new Refusal(early, 'memberId' in actor ? await explainRefusal?.(early, actor) : {})
  }
  if (!('memberId' in actor)) return
  const fault =
    endpoint.permission === 'stake' ? await findLocationFault?.({ ...actor, address }) : undefined
  if (fault) throw new Refusal(fault)
  if (endpoint.method !== 'GET' || endpoint.startsMoney) await noteAct?.(actor)
}
