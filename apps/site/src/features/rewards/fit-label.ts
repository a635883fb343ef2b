const sizeMax = 12
/** Smaller text is illegible. */
const sizeMin = 7
/** Width of a letter and line height, relative to the font size. */
const letterWidth = 0.58
const lineHeight = 1.2
/** The hub in the middle of the wheel. */
const hub = 17

/**
 * The largest font size for a text of this many letters that runs from the rim inwards along a slice,
 * such that it fits inside the slice at its inner end and does not touch the hub; undefined if none
 * does.
 * @param share of the whole wheel, from 0 to 1
 */
export const fitLabel = (letters: number, share: number, rim: number): number | undefined => {
  const arc = Math.min(share, 0.5) * 2 * Math.PI
  const bySlice = (arc * rim) / (lineHeight + arc * letterWidth * letters)
  const byHub = (rim - hub) / (letterWidth * letters)
  const size = Math.min(sizeMax, bySlice, byHub)
  return size < sizeMin ? undefined : size
}
