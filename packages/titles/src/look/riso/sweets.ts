import { pull } from './press.ts'

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

const number = (value: number): string => String(Math.round(value * 10) / 10)

type Sprinkle = readonly [x: number, y: number, degrees: number]

/** Short bars with round ends. */
const sprinkles = (list: readonly Sprinkle[], [long, thick] = [3, 1.3]): string =>
  list
    .map(([x, y, degrees]) => {
      const angle = (degrees * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long]
      const [nx, ny] = [-Math.sin(angle) * thick, Math.cos(angle) * thick]
      const at = (sx: 1 | -1, sy: 1 | -1) =>
        `${number(x + dx * sx + nx * sy)} ${number(y + dy * sx + ny * sy)}`
      return `M${at(-1, -1)}L${at(1, -1)}A${thick} ${thick} 0 0 1 ${at(1, 1)}L${at(-1, 1)}A${thick} ${thick} 0 0 1 ${at(-1, -1)}Z`
    })
    .join('')

const lowerIcing =
  'M7 33C7 30 9 29 12 29H52C55 29 57 30 57 33V39C57 43 51.5 43 51 39C50.5 36.5 47 36.5 46.5 39V43C46 47 40.5 47 40 43V40C39.5 37.5 36 37.5 35.5 40C35 43 30 43 29.5 40C29 37.5 25.5 37.5 25 40V45C24.5 49 19 49 18.5 45V40C18 37.5 14.5 37.5 14 40C13 43.5 7 43 7 39Z'
const upperIcing =
  'M16 17C16 14.5 17.5 13.5 20 13.5H44C46.5 13.5 48 14.5 48 17V21C47.5 24.5 43.5 24.5 43 21.5C42.5 20 40 20 39.5 21.5C39 25.5 34 25.5 33.5 21.5C33 20 31 20 30.5 21.5V24C30 28 25.5 28 25 24V21.5C24.5 20 22.5 20 22 21.5C21.5 24.5 16 24.5 16 21Z'
const dish = 'M2 54H62C62 59.5 52 62.5 32 62.5S2 59.5 2 54Z'
const candles = 'M22 7.5H26V14H22ZM30 7.5H34V14H30ZM38 7.5H42V14H38Z'
const flames = [24, 32, 40]
  .map(
    (x) => `M${x} .5C${x + 3.2} 3.5 ${x + 2.5} 6.8 ${x} 7C${x - 2.5} 6.8 ${x - 3.2} 3.5 ${x} .5Z`,
  )
  .join('')

const embers = [23.3, 31.3, 39.3].map((x) => disc(x, 5.4, 1.3)).join('')

const cake = pull({
  outline: `M7 29H57V54H7ZM16 13H48V30H16ZM20.5 .5H43.5V14H20.5Z${dish}`,
  yellow: { solid: `M8 36H56V55H8ZM17 19H47V31H17Z${flames}` },
  pink: {
    solid: `${lowerIcing}${upperIcing}M8 48.5H56V51.5H8Z${embers}`,
    dots: 'M8 41H56V55H8Z',
  },
  blue: {
    solid: `${candles}${dish}${sprinkles(
      [
        [20, 34, 20],
        [31, 33.5, -40],
        [42, 35, 10],
        [51, 33, 60],
        [37, 17, 30],
        [26, 18, -30],
      ],
      [1.6, 1],
    )}`,
    dots: 'M47 29H57V54H44C46.5 47 47.5 38 47 29ZM41 13.5H48V29H40C41.5 24 41.8 18 41 13.5Z',
  },
})

const frosting =
  'M9 39C3.5 34 8 26.5 14.5 27C12 19.5 19 14 25 16.5C24.5 10 30 5.5 35 2C34 7.5 42 9 40 16.5C46 14 52.5 19.5 49.5 27C56 26.5 60.5 34 55 39C48 42 16 42 9 39Z'
const cupcake = pull({
  outline: `${frosting}M14 38H50L44.5 62H19.5Z`,
  yellow: {
    solid: 'M14 40H50L44.5 62H19.5Z',
    dots: 'M25 16.5C24.5 10 30 5.5 35 2C34 7.5 42 9 40 16.5C36 19 29 19 25 16.5Z',
  },
  pink: {
    solid: `${frosting}${sprinkles([
      [22, 23, 30],
      [33, 12, 50],
      [42, 24, -30],
      [30, 33, 10],
      [17, 34, -40],
      [48, 34, 40],
    ])}`,
  },
  blue: {
    solid: `M17.5 41.5H21.5L24 62H21ZM26 42H30L31 62H28ZM34 42H38L36 62H33ZM42.5 41.5H46.5L43 62H40Z${sprinkles(
      [
        [31, 22, -20],
        [38, 33, -50],
        [24, 34.5, 60],
      ],
      [2.4, 1.2],
    )}`,
    dots: 'M14.5 27C25 32 40 32 49.5 27C44 35.5 21 35.5 14.5 27ZM25 16.5C30 19.5 36 19.5 40 16.5C37 22.5 28 22.5 25 16.5ZM40 40.5L50 38L44.5 62H38Z',
  },
})

const wavyRing = (): string => {
  const count = 9
  const at = (angle: number, radius: number) =>
    `${number(32 + Math.sin(angle) * radius)} ${number(32 - Math.cos(angle) * radius)}`
  const bows = Array.from({ length: count }, (_, index) => {
    const [half, end] = [((index + 0.5) / count) * Math.PI * 2, ((index + 1) / count) * Math.PI * 2]
    return `Q${at(half, 31)} ${at(end, 24.5)}`
  })
  return `M${at(0, 24.5)}${bows.join('')}Z`
}

const light = sprinkles(
  [
    [19, 22, -40],
    [46, 25, 40],
    [24, 47, 20],
    [44, 46, -35],
    [32, 13, 10],
  ],
  [3, 1.6],
)
const dough = `${disc(32, 33.5, 28.5)}${wavyRing()}${disc(32, 32, 11)}${disc(32, 33, 9)}`

const doughnut = pull({
  outline: disc(32, 33, 29),
  yellow: { solid: dough + light },
  pink: { solid: `${wavyRing()}${disc(32, 32, 11)}${light}`, dots: dough },
  blue: {
    solid: sprinkles(
      [
        [25, 15, 60],
        [41, 16, -20],
        [14, 33, 80],
        [50, 35, -70],
        [34, 51, -10],
        [17, 43, 30],
      ],
      [3, 1.6],
    ),
    dots: 'M54 14C63 26 62 44 51 54.5C40 65 22 64.5 12 55C30 60 46 52 52 38C55 30 55.5 21 54 14Z',
  },
})

/** One curved stripe of the lollipop from its middle to the rim. */
const stripe = (from: number, to: number): string => {
  const at = (angle: number, radius: number) =>
    `${number(32 + Math.sin(angle) * radius)} ${number(24 - Math.cos(angle) * radius)}`
  return `M32 24Q${at(from - 0.9, 13)} ${at(from, 22)}A22 22 0 0 1 ${at(to, 22)}Q${at(to - 0.9, 13)} 32 24Z`
}
const turns = (count: number, first: number): string =>
  Array.from({ length: count }, (_, index) => {
    const from = ((index + first) / count) * Math.PI * 2
    return stripe(from, from + Math.PI / count)
  }).join('')

const bow =
  'M31 50C24 44 18 45 17 50C16.5 54 20 57 24 56C27 55.5 29.5 53 31 51.5ZM33 50C40 44 46 45 47 50C47.5 54 44 57 40 56C37 55.5 34.5 53 33 51.5Z'
const lollipop = pull({
  outline: `${disc(32, 24, 23)}M29.5 44H34.5V63H29.5Z${bow}`,
  yellow: { solid: turns(6, 0.5) },
  pink: { solid: `${turns(6, 0)}${bow}` },
  blue: {
    solid: 'M29.5 46H34.5V63H29.5Z',
    dots: 'M50 12C58 26 52 42 38 45.5C30 47.5 20 45 14.5 38C26 42 38 39 44 30C48 24.5 50 18 50 12Z',
  },
})

const twists =
  'M19 26L3 15C6 20 6 23 2.5 26C6 28.5 6 35.5 2.5 38C6 41 6 44 3 49L19 38ZM45 26L61 15C58 20 58 23 61.5 26C58 28.5 58 35.5 61.5 38C58 41 58 44 61 49L45 38Z'
const candy = pull({
  outline: `${disc(32, 32, 18)}${twists}`,
  yellow: { solid: `${twists}${disc(32, 32, 5)}` },
  pink: {
    solid: `${disc(32, 32, 17.5)}M26 15.5C22 24 22 40 26 48.5L31 49.5C27.5 40 27.5 24 31 14.5ZM39 15.5C44 24 44 40 39 48.5L43 46.5C48 38 48 26 43 17.5Z`,
    dots: twists,
  },
  blue: {
    solid: 'M19 26L8 22L18 30ZM19 38L8 42L18 34ZM45 26L56 22L46 30ZM45 38L56 42L46 34Z',
    dots: 'M43 18C50 27 50 37 43.5 45.5C36 52 25 51 20 45C29 47 37 43 40.5 36C43.5 30 44 24 43 18Z',
  },
})

const biscuit =
  'M32 4C36 4 39 4.7 42 6C40 10 42.5 14.5 47 14.5C46 19.5 50 23.5 55 22.5C55.5 26 58 28 60.5 28.5C62 45 49 60.5 32 60.5C16 60.5 3.5 48 3.5 32.5S16 4 32 4Z'
const chips = `${disc(21, 20, 4.2)}${disc(36, 26, 4.8)}${disc(17, 37, 4)}${disc(30, 43, 5)}${disc(47, 37, 4.2)}${disc(42, 52, 3.2)}${disc(33, 12, 2.6)}`
const cookie = pull({
  outline: biscuit,
  yellow: { solid: biscuit },
  pink: { solid: chips, dots: biscuit },
  blue: {
    solid: `${chips}${disc(26, 31, 1)}${disc(44, 29, 1)}${disc(24, 52, 1.2)}${disc(11, 28, 1)}`,
    dots: 'M60.5 28.5C62 45 49 60.5 32 60.5C22 60.5 14 56 9 49.5C24 57 42 52 49.5 40C52 36 53.5 30 53.5 25C55 27 58 28.5 60.5 28.5Z',
  },
})

const squares = [0, 1, 2]
  .flatMap((column) => [0, 1].map((row) => [13 + column * 13.3, 5 + row * 13.5] as const))
  .map(([x, y]) => `M${number(x)} ${y}h11v11h-11Z`)
  .join('')
const slab = 'M11 2.5H54C55.5 2.5 56 3.5 56 5V36H9V5C9 3.5 9.5 2.5 11 2.5Z'
const wrapper =
  'M7 34L11.5 30.5L16 34L20.5 30.5L25 34L29.5 30.5L34 34L38.5 30.5L43 34L47.5 30.5L52 34L57.5 30.5V60C57.5 61.5 56.5 62 55.5 62H9C8 62 7 61.5 7 60Z'
const heart =
  'M32.2 52.5C26 48.5 25 45 28 44.2C30 43.7 31.5 45 32.2 46.2C33 45 34.5 43.7 36.5 44.2C39.5 45 38.5 48.5 32.2 52.5Z'
const chocolate = pull({
  outline: `${slab}${wrapper}`,
  yellow: { solid: `${slab}M7 43H57.5V55H7Z` },
  pink: { solid: `${slab}M7 38L57.5 38V43H7ZM7 55H57.5V62H7Z${heart}`, dots: 'M7 31H57.5V38H7Z' },
  blue: {
    solid: squares,
    dots: `${slab}M46 34H57.5V62H43C45.5 53 46.5 43 46 34Z`,
  },
})

/** The sweets of `doce-de-vo`, printed in three inks. */
export const sweets = {
  'riso-cake': cake,
  'riso-cupcake': cupcake,
  'riso-doughnut': doughnut,
  'riso-lollipop': lollipop,
  'riso-candy': candy,
  'riso-cookie': cookie,
  'riso-chocolate': chocolate,
} as const
