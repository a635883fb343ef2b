import type { Session } from './entrance/enter.ts'

/** The parsed command line; everything that a command `needs` is present. */
export type Given = {
  readonly id: string | undefined
  readonly reason: string | undefined
  readonly day?: string | undefined
  readonly vendor?: string | undefined
  readonly state?: string | undefined
  /** Hours. */
  readonly older?: string | undefined
  readonly days?: string | undefined
  /** What a member asks for, and for how long. */
  readonly kind?: string | undefined
  readonly term?: string | undefined
  /** Of an operator. */
  readonly role?: string | undefined
  /** Of an agent. */
  readonly type?: string | undefined
  /** The agent above. */
  readonly below?: string | undefined
  /** An instant. */
  readonly from?: string | undefined
  /** For a match, with the selections that won it. */
  readonly market?: string | undefined
  readonly winners?: string | undefined
  /** For a season: the code of a withdrawn competitor. */
  readonly competitor?: string | undefined
  /** One picture, and the file that it is written to. */
  readonly picture?: string | undefined
  readonly file?: string | undefined
  /** For a signal, from 1. */
  readonly deal?: string | undefined
  /** For a video stream: its playlist, and further origins of its segments. */
  readonly url?: string | undefined
  readonly origins?: string | undefined
  /** Numbers of a draw. */
  readonly result?: string | undefined
  /** When a lottery is drawn, as JSON, and in which zone. */
  readonly rule?: string | undefined
  readonly zone?: string | undefined
  /** Limits of a lottery: per order, multiple, prize, member and all members in a draw, and line. */
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
  /** What a session without an authenticator is already allowed to do. */
  readonly isForEnrolling?: true
  /** The session is kept after the command, until `logout` or half an hour without use. */
  readonly keepsSession?: true
  run(session: Session, given: Given): Promise<Told>
}
