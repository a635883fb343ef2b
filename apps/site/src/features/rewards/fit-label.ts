const sizeMax = 12
/** Smaller ones nobody reads. */
const sizeMin = 7
/** Of a letter, in its size: how wide it is, and how much room a line takes. */
const letterWidth = 0.58
const lineHeight = 1.2
/** The hub in the middle of the wheel. */
const hub = 17

/**
 * How large a text of so many letters may be that runs from the rim inwards along a slice, so that it
 * fits inside the slice at its inner end and does not touch the hub; undefined if it does not fit.
 * @param share of the whole wheel, from 0 to 1
 */
export const fitLabel = (letters: number, share: number, rim: number): number | undefined => {
  const arc = Math.min(share, 0.5) * 2 * Math.PI
  const bySlice = (arc * rim) / (lineHeight + arc * letterWidth * letters)
  const byHub = (rim - hub) / (letterWidth * letters)
  const size = Math.min(sizeMax, bySlice, byHub)
  return size < sizeMin ? undefined : size
}
