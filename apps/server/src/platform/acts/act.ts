import { AsyncLocalStorage } from 'node:async_hooks'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'

/** What a use case says of its act, for the audit; the request itself stands in for what it leaves out. */
export type ActNote = {
  target?: string
  before?: Facts
  after?: Facts
  reason?: string
  /** The right that was used, where the endpoint names none of its own. */
  right?: Right
  /** It counts at once, although a second person decides whether it stays. */
  isDone?: true
}

/** The act of an operator while its request is served. */
export type Act = {
  note: ActNote
  /** Its row is written, or the request has been answered. */
  isClosed: boolean
  /** Another act of the same request has its row. */
  hasRow: boolean
  isAnswered: boolean
}

export const newAct = (): Act => ({ note: {}, isClosed: false, hasRow: false, isAnswered: false })

const current = new AsyncLocalStorage<Act>()

/** Serves a request as an act; work that it leaves behind sees the same act, closed. */
export const insideAct = <Result>(act: Act, run: () => Promise<Result>): Promise<Result> =>
  current.run(act, run)

/** The act that is served; undefined outside of one, and once it is closed. */
export const openAct = (): Act | undefined => {
  const act = current.getStore()
  return act?.isClosed === false ? act : undefined
}

/** In a request of several acts, each with a row of its own: what follows is the next of them. */
export const beginNextAct = (): void => {
  const act = current.getStore()
  if (!act || act.isAnswered) return
  act.note = {}
  act.isClosed = false
}

/** Says what the act that is served changes. Outside of a request nothing is noted. */
export const noteAct = (note: ActNote): void => {
  const act = openAct()
  if (act) Object.assign(act.note, note)
}
