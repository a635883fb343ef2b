import type { Logger } from '@trevo/platform/logger.ts'
import { judgementOf, type Judgement, type RoundOutcome } from '../common/domain/round-outcome.ts'
import type { SessionEntered } from '../rounds/service/enter-session.ts'
import type { SessionOpened } from '../rounds/service/open-session.ts'

/** A message that could not be read as one of the protocol, in the protocol's word. */
export type Unread<Word extends string> = { readonly kind: 'unread'; readonly status: Word }

/** The word of the vendor's that was asked about is a member's. */
export type PlayerKnown = { readonly kind: 'known'; readonly playerRef: string }

type Told = SessionOpened | SessionEntered | PlayerKnown

/** How a message ended; undefined when we failed and it is not known what happened. */
export type Ended<Word extends string, Session extends Told> =
  | RoundOutcome
  | Session
  | Unread<Word>
  | undefined

type AnyEnd = Ended<string, Told>

/** What the end of a message means for the vendor; a failure of Trevo counts as a good call of the vendor. */
export const judge = (ended: AnyEnd): Judgement => {
  if (ended?.kind === 'unread') return 'fault'
  return ended?.kind === 'refused' ? judgementOf(ended.refusal) : 'good'
}

/** Carries an order out; undefined after an internal error, when nothing may be assumed. */
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
