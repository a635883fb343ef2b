import { readSession } from '../../../core/session/store.ts'
import type { HumanProofSource, HumanResult } from './human-proof.ts'

/**
 * LOGIN-8: the human verification for one call, or nothing where the brand has it switched off;
 * undefined if it could not be made, in which case nothing may be sent.
 */
export const proveHuman = async (
  human: HumanProofSource,
): Promise<HumanResult | Record<never, never> | undefined> => {
  if (readSession().whitelabelVal['GEETEST3'] === false) return {}
  return human.take().catch(() => undefined)
}
