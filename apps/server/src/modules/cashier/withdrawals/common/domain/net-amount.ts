/** The amount that reaches the payee, in 1/10,000 BRL: the fee is deducted. */
export const netAmountOf = (withdrawal: {
  readonly amount_minor: bigint
  readonly fee_minor: bigint
}): bigint => withdrawal.amount_minor - withdrawal.fee_minor
