const sequences = ['0123456789', '9876543210']

/** Six digits that are not one repeated digit, a sequence, or one repeated pair or triple. */
export const isPaymentPassword = (typed: string): boolean =>
  /^[0-9]{6}$/.test(typed) &&
  !sequences.some((row) => row.includes(typed)) &&
  !/^(\d{1,3})\1+$/.test(typed)
