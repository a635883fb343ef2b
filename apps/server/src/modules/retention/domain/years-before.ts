/** The same moment so many years earlier; 29 February becomes 28 February, so that nothing is erased a day early. */
export const yearsBefore = (at: Date, years: number): Date => {
  const before = new Date(at)
  before.setUTCFullYear(at.getUTCFullYear() - years)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}
