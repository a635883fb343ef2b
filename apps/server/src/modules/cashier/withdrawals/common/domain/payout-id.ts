/** A withdrawal's id at the institution. It is permanent and unique: however often it is sent, it pays once. */
export const payoutIdOf = (withdrawalId: string): string =>
  `S${withdrawalId.replaceAll('-', '').toLowerCase()}`
