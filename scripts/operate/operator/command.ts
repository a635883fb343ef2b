import type { Register } from './open-register.ts'

/** The parsed command line; everything that a command `needs` is present. */
export type Given = {
  readonly name: string
  readonly role?: string | undefined
  readonly days?: string | undefined
}

type Told = { readonly value: unknown; readonly lines: readonly string[] }

/** What people with access to the database do when nobody can sign in. */
export type Command = {
  readonly word: string
  readonly usage: string
  readonly what: string
  readonly needs: readonly (keyof Given)[]
  /** Opens an account that its operator cannot open: an alarm and a significant event. */
  readonly isBreakGlass?: true
  order(register: Register, given: Given): Promise<Told>
}
