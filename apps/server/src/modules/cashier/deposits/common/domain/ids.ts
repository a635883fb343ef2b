/** Our charge's id at the institution: the deposit's uuid without dashes, 32 of the 26 to 35 allowed. */
export const txidOf = (depositId: string): string => depositId.replaceAll('-', '').toLowerCase()

/**
 * A refund's id at the institution, 1 to 35 letters or digits: the payment's end-to-end id, numbered
 * from the second attempt on. The same attempt always has the same id, so repeating it moves nothing.
 */
export const refundIdOf = (endToEndId: string, refundNumber: number): string => {
  if (refundNumber > 999) throw new RangeError('a thousand refunds of one payment')
  return refundNumber === 1 ? endToEndId : `${endToEndId}${refundNumber}`
}
