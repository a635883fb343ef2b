/** How a stake was decided: paid or lost, returned, or open again because its only credit was undone. */
export type SettlementState = 'settled' | 'rolled_back' | 'credit_undone'
