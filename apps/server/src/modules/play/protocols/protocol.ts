import type { IncomingMessage } from 'node:http'
import type { Judgement } from '../common/domain/round-outcome.ts'
import type { RefusedCall } from './record-refused-calls.ts'
import type { PlayNeeds } from '../needs.ts'
import type { Rounds } from '../rounds/create-rounds.ts'

export type Call = {
  readonly request: IncomingMessage
  readonly bytes: Buffer
  /** The caller's address; undefined for a closed connection. */
  readonly address: string | undefined
  /** The query string of its target. */
  readonly query: string
}
/** `headers` is a flat list of names and values, as `writeHead` takes it. */
export type CallAnswer = {
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}
export type AnswerCall = (call: Call) => Promise<CallAnswer>

/** A wire protocol by which vendors order rounds: POSTs of small bodies to its own paths. */
export type VendorProtocol = {
  /** By exact path. Each authenticates the caller before it trusts a byte. */
  readonly calls: ReadonlyMap<string, AnswerCall>
  /** The answer if a call could not be answered, in the protocol's format. */
  readonly unanswered: {
    readonly tooLong: CallAnswer
    /** Nothing was done: a wait for the database timed out. */
    readonly busy: CallAnswer
    /** Nothing was read: the address sent too many refused calls. */
    readonly limited: CallAnswer
    /** It is not known what was done. */
    readonly failed: CallAnswer
  }
}

/** What a protocol gets besides the rounds. */
export type ProtocolNeeds = Pick<PlayNeeds, 'vendors' | 'clock' | 'log'> & {
  /** Counts an authenticated call of the vendor; too many faults stop its launches. */
  judge(vendor: string, judgement: Judgement): void
  /** Counts an unauthenticated call; logs it unless another one was logged recently. */
  recordRefused(call: RefusedCall): void
}

export type OpenProtocol = (rounds: Rounds, needs: ProtocolNeeds) => VendorProtocol
