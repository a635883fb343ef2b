const sequences = ['0123456789', '9876543210']

/** Four to six digits that are not one repeated digit, a sequence, or one repeated pair or triple. */
export const isPin = (typed: string): boolean =>
  /^[0-9]{4,6}$/.test(typed) &&
  !sequences.some((row) => row.includes(typed)) &&
  !/^(\d{1,3})\1+$/.test(typed)
