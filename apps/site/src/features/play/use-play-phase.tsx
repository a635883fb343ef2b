import type { ReactNode } from 'react'
import { useCovered } from '../../core/session/balance-store.ts'
import type { SessionPhase } from '../../core/session/session-state.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { PinGate } from '../../entities/member/pin-gate.tsx'

/**
 * The visitor's state as a game needs it: on a shared phone no game opens before the PIN, because it shows the
 * balance; what is shown meanwhile comes as `cover`.
 */
export const usePlayPhase = (): {
  readonly phase: SessionPhase | 'restoring'
  readonly cover: ReactNode
} => {
  const phase = usePhase()
  const isCovered = useCovered()
  return isCovered
    ? { phase: 'restoring', cover: <PinGate>{null}</PinGate> }
    : { phase, cover: undefined }
}
