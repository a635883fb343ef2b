import type { RefusalCode } from '@trevo/contract/refusals.ts'
import { agentAccount } from './agent-account.ts'
import { allBrands } from './operators/all-brands.ts'
import { authenticator } from './operators/authenticator.ts'
import { covered } from './covered.ts'
import { exclusion } from './exclusion.ts'
import { fullAccount } from './full-account.ts'
import type { CallerFacts, Gate, RequestFacts } from './gate.ts'
import { gatewayVersion } from './gateway-version.ts'
import { firstLimits, identity } from './identity.ts'
import { idle } from './idle.ts'
import { knownBrand } from './known-brand.ts'
import { location } from './location.ts'
import { maintenance } from './maintenance.ts'
import { moduleId } from './module-id.ts'
import { moduleSwitch } from './module-switch.ts'
import { operatorRight } from './operators/operator-right.ts'
import { permission } from './permission.ts'
import { ownHost } from './own-host.ts'
import { playOff } from './play-off.ts'
import { recentProof } from './operators/recent-proof.ts'
import { region } from './region.ts'
import { requiredAction } from './required-action.ts'
import { sealedBody } from './sealed-body.ts'
import { session } from './session.ts'
import { unchecked } from './unchecked.ts'

/** Checked before the session is looked up. */
export const requestGates: readonly Gate<RequestFacts>[] = [
  knownBrand,
  maintenance,
  region,
  ownHost,
  moduleId,
  moduleSwitch,
  gatewayVersion,
  sealedBody,
]

/** Checked once the caller is known. */
export const callerGates: readonly Gate<CallerFacts>[] = [
  session,
  authenticator,
  operatorRight,
  allBrands,
  recentProof,
  fullAccount,
  agentAccount,
  requiredAction,
  covered,
  idle,
  exclusion,
  unchecked,
  permission,
  firstLimits,
  identity,
  location,
  playOff,
]

/** The refusal of the first gate that these facts do not pass; undefined if all pass. */
export const firstRefusal = <Facts>(
  gates: readonly Gate<Facts>[],
  facts: Facts,
): RefusalCode | undefined => {
  for (const gate of gates) {
    const refusal = gate.check(facts)
    if (refusal) return refusal
  }
  return undefined
}
