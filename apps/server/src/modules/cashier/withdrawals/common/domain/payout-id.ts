/**
 * A withdrawal's id at the institution. It is the withdrawal's own and there is never another one:
 * however often it is sent, it pays once.
 */
export const payoutIdOf = (withdrawalId: string): string =>
  `S${withdrawalId.replaceAll('-', '').toLowerCase()}`
