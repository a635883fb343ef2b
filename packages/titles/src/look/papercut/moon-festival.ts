import { around, box, glued, inlay, round, scalloped, sheet, slit } from './paper.ts'

const star = (x: number, y: number, size: number): string => {
  const waist = size * 0.24
  return `M${x} ${y - size}L${x + waist} ${y - waist}L${x + size} ${y}L${x + waist} ${y + waist}L${x} ${y + size}L${x - waist} ${y + waist}L${x - size} ${y}L${x - waist} ${y - waist}Z`
}

/** A hare that sits and looks up: tail, ears, body, haunch, each a sheet of its own. */
const hare =
  sheet('lilac', 'M33 27C24 22 18.5 14.5 18 5C27 7 36 14 40.5 24Z') +
  inlay('violet', 'M33.5 22.5C27.5 19 23.5 14.5 22 9.5C27.5 12 33 17 36 22Z') +
  sheet('mist', round(11, 52, 5.6)) +
  glued(
    'white',
    'M17 61.5C8 58.5 6 49 10 42C14 35 22 33 29.5 35C30 26.5 35 21.5 42 21.5C49 21.5 53.5 26 55.8 31.2C57.3 34.8 55.5 37.5 51.5 38.2C49.5 38.6 47.8 39.5 47.5 41C50 46 50.5 51.5 49.5 56.2C53 56.6 55 58.5 55 61.5Z',
  ) +
  sheet('white', 'M38.5 26C31.5 18 31 7.5 35.5 .5C42.5 5.5 47 14.5 46.5 24Z') +
  inlay('rose', 'M40 21.5C35.7 16 35 9.5 36.6 5.5C40.7 9.5 43.3 15 43.2 20.5Z') +
  sheet('mist', 'M17 61.5C9.5 57 10.5 45.5 20 43C29 40.8 37 47 36 55C35.6 58 34.6 60 33.5 61.5Z') +
  inlay(
    'violet',
    'M21 57.5C16.5 56 15 50.5 18.5 47.7C22.5 44.7 29 47 29 52C29 55.5 24.8 57 22.8 54.6C21.3 52.6 23.4 50.3 25.3 51.6C24.6 48.9 20.3 48.8 19.5 52C18.9 54.5 20.3 56.3 22.5 57.5Z',
  ) +
  inlay('night', round(47, 29.6, 2.1)) +
  inlay('white', round(47.7, 28.9, 0.7)) +
  inlay('rose', round(48.6, 34.4, 1.9)) +
  inlay('coral', 'M54 30L57 31.8L55.4 34.2C53.6 33.5 53.2 31.5 54 30Z')

const rabbit =
  sheet('gold', scalloped([32, 36], 26.6, 20)) +
  sheet('dusk', round(32, 36, 25.4)) +
  inlay('gold', star(52.5, 20.5, 3) + star(14.5, 28, 2.4) + star(55, 46.5, 2)) +
  sheet(
    'violet',
    'M7.7 43C13 39 18 44 24 42C32 39.5 40 47 47 44C51 42.4 54.5 43 56.8 41.5C54.5 53.5 44.5 61.4 32 61.4C19.5 61.4 9.5 53.6 7.7 43Z',
  ) +
  `<g transform="translate(1.2 .6) scale(.92)">${hare}</g>` +
  sheet(
    'gold',
    'M10.3 49.5C15 52.5 20 51 25 53.5C32 57 41 56 46 53.5C49 52 51.5 52 54 48.7C50.5 56.5 42 62.6 32 62.6C22 62.6 13.5 57 10.3 49.5Z',
  )

const cloud = (at: string): string => `<g transform="${at}">`

const swirl = 'M4 20C-1 20-1 12 5 12C5 5 15 3 18 9C22 5 30 8 29 14C34 14 34 20 29 20Z'

const moon =
  sheet('amber', round(32, 30, 28)) +
  sheet('gold', `${round(32, 30, 26)}${round(35, 27, 21)}`) +
  sheet(
    'cream',
    `${round(35, 27, 21.6)}${round(27, 20, 4.2)}${round(44, 18, 2.6)}${round(42, 33, 5)}${round(29.5, 35, 2)}`,
  ) +
  inlay('gold', round(27, 20, 4) + round(44, 18, 2.5) + round(42, 33, 4.8) + round(29.5, 35, 2)) +
  sheet(
    'cream',
    `${round(35, 27, 17.5)}${round(27, 20, 4.2)}${round(44, 18, 2.6)}${round(42, 33, 5)}${round(29.5, 35, 2)}`,
  ) +
  `${cloud('translate(29 36) scale(1.08)')}${sheet('lilac', swirl)}</g>` +
  `${cloud('translate(1 40) scale(1.1)')}${sheet('white', swirl)}` +
  `${inlay('lilac', 'M7 17.5C4.5 17 4.5 14.3 7 14.3C8.6 14.3 9.2 16 8 16.8C11 17.5 12 14 10 12.5C14 12.5 14.5 18 10 18C9 18 8 17.9 7 17.5ZM20 17.5C17.8 16.5 18.5 13.5 21 13.7C22.6 13.9 22.8 15.5 21.6 16.2C24.6 16.7 25.3 13.2 23.2 11.8C27.3 11.5 27.9 17.6 23.4 17.9C22.2 18 21 17.9 20 17.5Z')}</g>`

const moonCake =
  sheet('brown', scalloped([32, 36.5], 25.5, 12)) +
  sheet('amber', scalloped([32, 33], 25.5, 12)) +
  sheet('gold', `${scalloped([32, 31], 25, 12)}${around(12, slit([32, 31], [17.5, 25.5], 2.8))}`) +
  sheet('amber', round(32, 31, 16.5)) +
  sheet('cream', `${scalloped([32, 31], 13.8, 8)}${around(8, slit([32, 31], [4.8, 14], 3.3))}`) +
  sheet('coral', scalloped([32, 31], 4, 6)) +
  inlay('cream', round(32, 31, 1.5))

const petal = (turn: number, long: number, broad: number): string => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const at = (along: number, aside: number): string =>
    `${(32 + sin * along + cos * aside).toFixed(1)} ${(50 - cos * along + sin * aside).toFixed(1)}`
  return `M${at(0, 0)}C${at(long * 0.3, broad)} ${at(long * 0.7, broad)} ${at(long, 0)}C${at(long * 0.7, -broad)} ${at(long * 0.3, -broad)} ${at(0, 0)}Z`
}

const lotus =
  sheet('leaf', 'M2 49C10 43 22 47 32 47S54 43 62 49C57 58 44 62 32 62S7 58 2 49Z') +
  sheet('jade', 'M9 50.5C18 47 24 50 32 50S46 47 55 50.5C50 57 41 59.5 32 59.5S14 57 9 50.5Z') +
  sheet('wine', petal(-68, 33, 9) + petal(68, 33, 9)) +
  sheet('coral', petal(-44, 38, 10.5) + petal(44, 38, 10.5)) +
  sheet('coral', petal(0, 46, 11)) +
  sheet('rose', petal(-23, 42, 10.5)) +
  sheet('rose', petal(23, 42, 10.5)) +
  sheet('cream', petal(0, 33, 9.5)) +
  inlay('coral', petal(0, 24, 2.2)) +
  inlay('coral', petal(-25, 33, 1.8) + petal(25, 33, 1.8)) +
  sheet('gold', petal(-40, 17, 5) + petal(40, 17, 5)) +
  sheet('gold', petal(0, 15, 5))

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point of the fan, by degrees from upright and distance from its rivet. */
const onFan = (turn: number, along: number): readonly [number, number] => [
  Math.round((32 + Math.sin(radians(turn)) * along) * 10) / 10,
  Math.round((52 - Math.cos(radians(turn)) * along) * 10) / 10,
]

/** One fold of the fan's leaf, 18 degrees wide. */
const fold = (middle: number): string => {
  const [from, to] = [middle - 9, middle + 9]
  return `M${onFan(from, 16)}L${onFan(from, 44)}Q${onFan(middle, 49)} ${onFan(to, 44)}L${onFan(to, 16)}Z`
}

const stick = (turn: number): string =>
  `M${onFan(turn - 90, 1.5)}L${onFan(turn - 6, 20)}L${onFan(turn + 6, 20)}L${onFan(turn + 90, 1.5)}Z`

const middles = [-54, -36, -18, 0, 18, 36, 54]

const fan =
  sheet('brown', middles.map(stick).join('')) +
  middles.map((turn, index) => sheet(index % 2 ? 'coral' : 'wine', fold(turn))).join('') +
  inlay('gold', middles.map((turn) => round(...onFan(turn, 38), 2.4)).join('')) +
  inlay('cream', middles.map((turn) => slit([32, 52], [19, 33], 2.6)(radians(turn))).join('')) +
  sheet('gold', round(32, 52, 4)) +
  sheet('jade', 'M31 56C29 58 30 60 28 63L32 61.5L36 63C34 60 35 58 33 56Z')

const carrot =
  sheet(
    'leaf',
    'M43 21C40 13 42 6 47 1.5C51 6 51 12 48 18C52 12 57 9.5 63 10.5C62.5 16 58.5 20.5 51 22Z',
  ) +
  sheet(
    'jade',
    'M42 22C36 16 34 10 36 4.5C41.5 7 45 12 46 19C51 21 57 23 60 28C54.5 31 49 29 44 25Z',
  ) +
  sheet('amber', 'M36 19C44 16 51 23 47.5 31C41 44 24 56 4 61.5C7 43 20 25 36 19Z') +
  sheet(
    'gold',
    'M36 19C43 16.5 49.5 22 47.5 28.5C39 40 22 53 4 61.5C9 46 21 26.5 36 19ZM27 27L34 33.5C33 30 30.5 27.5 27 27ZM18 38L25.5 44C24.5 40.5 22 38.2 18 38ZM38 33L34.5 26C37.5 27.5 39 30 38 33ZM29 43L25 36.5C28 37.5 30 40 29 43ZM14 47L19 51C18 48.5 16.5 47 14 47Z',
  ) +
  inlay('coral', 'M38 20.5C42 20.5 45 23.5 44.5 27.5C43 24 41 22 38 20.5Z')

const cup =
  sheet(
    'mist',
    'M24 22C19 17 28 13 24 7C22.5 4.5 23.5 2.5 25.5 1.5C25 4 29 6 29 10C29 14 25 16 24 22ZM37 23C32 18 42 13 38 7.5C36.5 5.5 37.5 3 39.5 2C39 5 43.5 6.5 43 11C42.5 15.5 37.5 17.5 37 23Z',
  ) +
  sheet('leaf', 'M20 56H44L46 62H18Z') +
  sheet('leaf', 'M6 25.5C6 20.5 18 18 32 18S58 20.5 58 25.5S46 33 32 33S6 30.5 6 25.5Z') +
  inlay('amber', 'M10 26C10 23 20 21.5 32 21.5S54 23 54 26S44 31 32 31S10 29 10 26Z') +
  sheet('jade', 'M6 26C10 31 20 33 32 33S54 31 58 26C58 42 52 53 42 58H22C12 53 6 42 6 26Z') +
  inlay(
    'white',
    'M8 37C13 32.5 18 33.5 22 38C26 42.5 30 42.5 34 38C38 33.5 43 33.5 47 38C50 41 53 41 55.5 39C54.5 42 53.2 44.6 51.5 47C48.5 47 46 45.5 44 43C41 39.5 39 39.5 36 43C31 48.5 25 48.5 20 43C17 39.8 13 39.5 9.7 43C9 41.2 8.400 39.2 8 37Z',
  ) +
  inlay('gold', round(28, 51.5, 1.8) + round(41, 49.5, 1.8) + round(16, 47.5, 1.8))

/** The moon festival of `coelho-da-lua`, cut from paper. */
export const moonFestival = {
  'paper-rabbit': box(rabbit),
  'paper-moon': box(moon),
  'paper-moon-cake': box(moonCake),
  'paper-lotus': box(lotus),
  'paper-fan': box(`<g transform="translate(5.4 5) scale(.83)">${fan}</g>`),
  'paper-carrot': box(carrot),
  'paper-cup': box(cup),
  'paper-hare': box(hare),
} as const
