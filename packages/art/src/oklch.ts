/** A colour in perceptual terms: lightness 0..1, chroma 0..0.4, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

type Linear = readonly [red: number, green: number, blue: number]

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
const toLinear = ({ l, c, h }: Oklch): Linear => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (linear: Linear): boolean =>
  linear.every((channel) => channel >= -0.0005 && channel <= 1.0005)

const encode = (linear: number): number => {
  const bounded = Math.min(1, Math.max(0, linear))
  const gamma = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
}

/** sRGB hex of an OKLCH colour; one outside sRGB keeps lightness and hue and loses chroma. */
export const hexOf = (colour: Oklch): string => {
  let low = 0
  let high = colour.c
  if (!isInGamut(toLinear(colour))) {
    for (let step = 0; step < 16; step++) {
      const middle = (low + high) / 2
      if (isInGamut(toLinear({ ...colour, c: middle }))) low = middle
      else high = middle
    }
  } else low = high
  const channels = toLinear({ ...colour, c: low }).map(encode)
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
