/**
 * Our interface to the account at an institution on which players' money lies. No standard covers it, so each
 * institution has its own adapter.
 */
export type InstitutionAccount = {
  /**
   * The balance at the end of a day in Brasília, in 1/10,000 BRL; below zero for an overdrawn account.
   * @throws InstitutionFailure if the institution does not answer
   */
  findClosingBalance(day: string): Promise<bigint>
}
