import { dayMs } from '@trevo/calendar/durations.ts'

/** What a person agreed on before a session; money in 1/10,000 BRL. */
export type SessionContract = {
  readonly since: Date
  readonly until: Date
  readonly lossMaxMinor: bigint
  readonly stakedMinor: bigint
  /** What stakes taken under it gave back. */
  readonly returnedMinor: bigint
}

const closedMs = dayMs

/** Without a new contract stakes are taken again then. */
export const opensAtOf = ({ until }: Pick<SessionContract, 'until'>): Date =>
  new Date(until.getTime() + closedMs)

/** `running`, `over` while stakes wait for a new one, or nothing that counts any more. */
export const stateOf = (
  contract: SessionContract | undefined,
  at: Date,
): 'running' | 'over' | undefined => {
  if (!contract || at >= opensAtOf(contract)) return undefined
  return at < contract.until ? 'running' : 'over'
}

/** What was lost under it, below zero for a gain, and what may still be lost. */
export const lossOf = ({ lossMaxMinor, stakedMinor, returnedMinor }: SessionContract) => {
  const lostMinor = stakedMinor - returnedMinor
  return { lostMinor, restMinor: lostMinor < lossMaxMinor ? lossMaxMinor - lostMinor : 0n }
}

export type AgreedSession = Pick<SessionContract, 'until' | 'lossMaxMinor'>

/** Whether it ends later or allows a higher loss than the one that runs. */
export const isLooser = (wanted: AgreedSession, running: AgreedSession): boolean =>
  wanted.until > running.until || wanted.lossMaxMinor > running.lossMaxMinor
