const sequences = ['0123456789', '9876543210']

/** Six digits that are neither one digit repeated, nor a row, nor one pair or triple over again. */
export const isPaymentPassword = (typed: string): boolean =>
  /^[0-9]{6}$/.test(typed) &&
  !sequences.some((row) => row.includes(typed)) &&
  !/^(\d{1,3})\1+$/.test(typed)
