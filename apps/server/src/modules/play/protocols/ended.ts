import type { Logger } from '@trevo/platform/logger.ts'
import { judgementOf, type Judgement, type RoundOutcome } from '../common/domain/round-outcome.ts'
import type { SessionEntered } from '../rounds/service/enter-session.ts'
import type { SessionOpened } from '../rounds/service/open-session.ts'

/** A message that does not parse in the protocol; the protocol's status word. */
export type Unread<Word extends string> = { readonly kind: 'unread'; readonly status: Word }

/** The queried player id belongs to a member. */
export type PlayerKnown = { readonly kind: 'known'; readonly playerRef: string }

type Told = SessionOpened | SessionEntered | PlayerKnown

/** The result of a message; undefined if we failed and it is unknown. */
export type Ended<Word extends string, Session extends Told> =
  | RoundOutcome
  | Session
  | Unread<Word>
  | undefined

type AnyEnd = Ended<string, Told>

/** The meaning of a result for the vendor; a failure of Trevo counts as a good call of the vendor. */
export const judge = (ended: AnyEnd): Judgement => {
  if (ended?.kind === 'unread') return 'fault'
  return ended?.kind === 'refused' ? judgementOf(ended.refusal) : 'good'
}

/** Executes an order; undefined after an internal error, when nothing may be assumed. */
export const carryOut = async <End extends AnyEnd>(
  log: Logger,
  vendor: string,
  order: () => Promise<End>,
): Promise<End | undefined> => {
  try {
    return await order()
  } catch (error) {
    log.error({ err: error, vendor }, 'wallet call failed')
    return undefined
  }
}
