/** `corrected`: another version took its place. */
export const fileStates = [
  'queued',
  'sent',
  'structure_ok',
  'accepted',
  'rejected',
  'corrected',
] as const
export type FileState = (typeof fileStates)[number]

/** What the receiver says of a file that it has. */
export const receivedStates = ['received', 'structure_ok', 'accepted', 'rejected'] as const
export type ReceivedState = (typeof receivedStates)[number]

/** The state after an answer; an answer that arrives late never takes a state back. */
export const stateAfter = (state: FileState, received: ReceivedState): FileState => {
  if (state === 'accepted' || state === 'rejected' || state === 'corrected') return state
  if (received === 'received') return state === 'queued' ? 'sent' : state
  return received
}

const pausesSec = [10, 30, 60, 300, 900] as const

/** When to try again after so many failures: later each time, every 15 minutes at most. */
export const nextTryAt = (now: Date, tries: number): Date =>
  new Date(
    now.getTime() + (pausesSec[Math.min(tries, pausesSec.length - 1)] ?? pausesSec[0]) * 1_000,
  )
