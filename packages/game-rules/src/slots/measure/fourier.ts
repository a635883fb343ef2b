/** Complex numbers side by side: `re[i] + i·im[i]`. */
export type ComplexArray = { readonly re: Float64Array; readonly im: Float64Array }

/**
 * Discrete Fourier transform in place, radix 2 (Cooley and Tukey). The length is a power of two.
 * `sign` -1 goes forward; +1 goes back, the division by the length left to the caller.
 */
export const transform = ({ re, im }: ComplexArray, sign: 1 | -1): void => {
  const length = re.length
  if ((length & (length - 1)) !== 0) throw new RangeError('length: a power of two')
  reorder(re)
  reorder(im)
  const { cosines, sines } = anglesOf(length, sign)
  for (let half = 1; half < length; half *= 2) {
    const step = length / (2 * half)
    for (let start = 0; start < length; start += 2 * half) {
      for (let offset = 0; offset < half; offset += 1) {
        const low = start + offset
        const high = low + half
        const cosine = cosines[offset * step] ?? 0
        const sine = sines[offset * step] ?? 0
        const highRe = re[high] ?? 0
        const highIm = im[high] ?? 0
        const turnedRe = highRe * cosine - highIm * sine
        const turnedIm = highRe * sine + highIm * cosine
        const lowRe = re[low] ?? 0
        const lowIm = im[low] ?? 0
        re[high] = lowRe - turnedRe
        im[high] = lowIm - turnedIm
        re[low] = lowRe + turnedRe
        im[low] = lowIm + turnedIm
      }
    }
  }
}

const anglesOf = (length: number, sign: 1 | -1) => {
  const cosines = new Float64Array(length / 2)
  const sines = new Float64Array(length / 2)
  for (let index = 0; index < length / 2; index += 1) {
    cosines[index] = Math.cos((2 * Math.PI * index) / length)
    sines[index] = sign * Math.sin((2 * Math.PI * index) / length)
  }
  return { cosines, sines }
}

/** Moves each value to the index with its binary digits reversed (bit reversal). */
const reorder = (values: Float64Array): void => {
  let mirrored = 0
  for (let index = 1; index < values.length; index += 1) {
    let bit = values.length >> 1
    while (mirrored & bit) {
      mirrored ^= bit
      bit >>= 1
    }
    mirrored ^= bit
    if (index < mirrored) {
      const kept = values[index] ?? 0
      values[index] = values[mirrored] ?? 0
      values[mirrored] = kept
    }
  }
}
