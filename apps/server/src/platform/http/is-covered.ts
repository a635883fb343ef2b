import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { pinProofHeader } from '@trevo/contract/wps/security/shared-phone.ts'
import type { Actor, Operator } from './actor.ts'
import { headerOf } from './header-of.ts'

/** Whether both are the same text; how long it takes does not depend on where they differ. */
export const isPinProof = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether shared-phone mode covers the caller's session on the page that sent these headers. */
export const isCovered = (actor: Actor | Operator, headers: IncomingHttpHeaders): boolean =>
  'pinProof' in actor &&
  actor.pinProof !== undefined &&
  !isPinProof(actor.pinProof, headerOf(headers, pinProofHeader.toLowerCase()) ?? '')
