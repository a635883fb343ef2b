import type { IncomingMessage } from 'node:http'
import type { Judgement } from '../common/domain/round-outcome.ts'
import type { RefusedCall } from './record-refused-calls.ts'
import type { PlayNeeds } from '../needs.ts'
import type { Rounds } from '../rounds/create-rounds.ts'

export type Call = {
  readonly request: IncomingMessage
  readonly bytes: Buffer
  /** Of who called; undefined for a connection that is gone. */
  readonly address: string | undefined
  /** What stood behind the `?` of its target. */
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
  /** By exact path. Each makes sure who calls before it believes a byte. */
  readonly calls: ReadonlyMap<string, AnswerCall>
  /** The answer where a call could not be answered, in the protocol's shape. */
  readonly unanswered: {
    readonly tooLong: CallAnswer
    /** Nothing was done: a wait for the database was lost. */
    readonly busy: CallAnswer
    /** Nothing was read: the address sent too many calls that were refused. */
    readonly limited: CallAnswer
    /** It is not known what was done. */
    readonly failed: CallAnswer
  }
}

/** What a protocol gets apart from the rounds. */
export type ProtocolNeeds = Pick<PlayNeeds, 'vendors' | 'clock' | 'log'> & {
  /** Counts a call that was the vendor's own; too many faults stop its launches. */
  judge(vendor: string, judgement: Judgement): void
  /** Counts a call that is not believed; logs it unless another one was logged just now. */
  recordRefused(call: RefusedCall): void
}

export type OpenProtocol = (rounds: Rounds, needs: ProtocolNeeds) => VendorProtocol
