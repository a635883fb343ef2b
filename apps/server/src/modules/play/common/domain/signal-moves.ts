/** How a signal of players at tables may go on; each step is a decision of an operator. */
export const signalMoves = {
  open: ['reviewed', 'dismissed'],
  reviewed: ['dismissed'],
  dismissed: ['reviewed'],
} as const satisfies Record<string, readonly string[]>

export type TableSignalState = keyof typeof signalMoves
export type SignalDecision = Exclude<TableSignalState, 'open'>

export const canDecide = (from: TableSignalState, to: SignalDecision): boolean =>
  signalMoves[from].some((one) => one === to)
