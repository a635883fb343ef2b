import type { Session } from './entrance/enter.ts'

/** What stood on the command line; what a command `needs` is there. */
export type Given = {
  readonly id: string | undefined
  readonly reason: string | undefined
  readonly day?: string | undefined
  readonly vendor?: string | undefined
  readonly state?: string | undefined
  /** Hours. */
  readonly older?: string | undefined
  readonly days?: string | undefined
  /** How long a member is excluded. */
  readonly term?: string | undefined
  /** Of an operator. */
  readonly role?: string | undefined
  /** Of an agent. */
  readonly type?: string | undefined
  /** The agent above. */
  readonly below?: string | undefined
  /** An instant. */
  readonly from?: string | undefined
  /** Of a match, and the choices that won it. */
  readonly market?: string | undefined
  readonly winners?: string | undefined
  /** Of a season: the code of a competitor that is withdrawn. */
  readonly competitor?: string | undefined
  /** One picture, and the file that it is written into. */
  readonly picture?: string | undefined
  readonly file?: string | undefined
  /** Of a signal, from 1. */
  readonly deal?: string | undefined
  /** Of a video stream: its playlist, and further origins of its parts. */
  readonly url?: string | undefined
  readonly origins?: string | undefined
  /** Numbers of a draw. */
  readonly result?: string | undefined
  /** When a lottery is drawn, as JSON, and in which zone. */
  readonly rule?: string | undefined
  readonly zone?: string | undefined
  /** Limits of a lottery: of an order, a multiple, a prize, a member and everybody in a draw, a line. */
  readonly order?: string | undefined
  readonly multiple?: string | undefined
  readonly prize?: string | undefined
  readonly member?: string | undefined
  readonly draw?: string | undefined
  readonly line?: string | undefined
  /** A play by its number. */
  readonly play?: string | undefined
}

export type Told = { readonly value: unknown; readonly lines: readonly string[] }

export type Command = {
  readonly words: readonly string[]
  readonly usage: string
  readonly what: string
  readonly needs: readonly (keyof Given)[]
  /** What a session without an authenticator may do already. */
  readonly isForEnrolling?: true
  /** The session outlives the command, until `logout` or half an hour without use. */
  readonly keepsSession?: true
  run(session: Session, given: Given): Promise<Told>
}
