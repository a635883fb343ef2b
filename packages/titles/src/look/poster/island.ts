import { alone, area, disc, label, type Flat } from './paint.ts'

const number = (value: number): string => String(Math.round(value * 10) / 10)

const turned = (degrees: number, drawing: string, [x, y] = [32, 32]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`

const mirrored = (drawing: string): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 64 0)">${drawing}</g>`

/** A star of eight rays, the upright ones longer. */
const star = (x: number, y: number, long: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2
    const radius = index % 2 ? long * 0.27 : index % 4 ? long * 0.55 : long
    return `${index ? 'L' : 'M'}${number(x + Math.sin(angle) * radius)} ${number(y - Math.cos(angle) * radius)}`
  }).join('') + 'Z'

const headOutline =
  'M15 63L18.5 48C14.5 46 13 42 13.5 36L15 20C15.5 13 22 9 33 9C43.5 9 49.5 13 50 20L51 38C51 44 49 46.5 46.5 48L51 63Z'

/** The head of stone with its red hat, lit from the left by a low sun. */
const head =
  area('crimson', 'M19.5 14C17.5 6 22 1.5 33 1.5S48 6 46.5 14Z') +
  area('plum', 'M36 1.6C44.5 2.2 48 6.5 46.5 14H39C40.5 9 39.5 4.5 36 1.6Z') +
  area(
    'shade',
    'M13.5 25C10.5 27 10.5 42 13.5 47.5L17 46V25ZM50.5 25C54 27 54 42 51.5 47.5L48 46V25Z',
  ) +
  area('stone', headOutline) +
  area(
    'lit',
    'M15 20C15.5 14 20 10.3 27 9.3C22.5 13 21.5 17 21.5 21L20.5 34L18.5 48C14.5 46 13 42 13.5 36ZM18.5 48C21 49 21.5 55 20.5 63H15Z',
  ) +
  area(
    'shade',
    'M40 9.5C46.5 10.8 49.7 14.5 50 20L51 38C51 44 49 46.5 46.5 48L51 63H38L37.5 52C43 46 44 24 40 9.5Z',
  ) +
  area(
    'shade',
    'M16 23C21 20 27 20.5 32 24C37 20.5 43.5 20 49.5 23L49 28.5C45.5 27.5 42.5 29 40.5 32.5H37L35.5 28H28.5L26.5 32.5H23.5C22 29 19.5 27.5 16 28.5Z',
  ) +
  area(
    'plum',
    'M17.5 28.5C21 27.5 24 29.5 25.5 33L19.5 34.5ZM39 33C40.5 29.5 44 27.5 47.8 28.5L46.5 34.5Z',
  ) +
  area('lit', 'M28.5 25H33L32.5 47C29 47 25.5 45.8 25 43Z') +
  area('stone', 'M33 25H35.5L40 43C39.5 45.8 36 47 32.5 47Z') +
  area(
    'plum',
    'M26 44.5C29 47.3 36 47.3 39.2 44.5C38.5 47.5 36 48.3 32.5 48.3S26.5 47.5 26 44.5ZM23 53.5C28.5 51 36.5 51 42 53.5L41 56.3C36 54.6 29 54.6 24 56.3Z',
  ) +
  area('lit', 'M24.5 58C29 56.7 33 56.7 37 57.5L36 60C32 59 28.5 59.2 25.5 60Z')

const sunAt = (x: number, y: number, radius: number, flat: Flat = 'sand'): string =>
  area(flat, disc(x, y, radius))

const moai = label('arch', ['coral', ['sun', 34], ['sea', 50]], sunAt(32, 33, 25) + head)

const stars = label(
  'arch',
  ['night', ['sea', 50], ['lagoon', 57]],
  area('plum', 'M0 44L46 0H70L14 56H0Z') +
    area('crimson', 'M0 38L40 0H50L4 46Z') +
    area('coral', 'M6 46L56 0H62L12 50Z') +
    area('night', 'M0 64V54C8 50 16 50 22 54C24 46 30 46 31 54C40 50 54 50 64 55V64Z') +
    area('sun', star(33, 27, 21)) +
    area('foam', star(33, 27, 10)) +
    area('sand', star(14, 16, 5) + star(52, 44, 5) + star(56, 26, 3.5) + star(13, 42, 3.5)),
)

const shellPlate = 'M32 24L39.5 28.5V37.5L32 42L24.5 37.5V28.5Z'
const turtleShape =
  mirrored(
    area(
      'leaf',
      'M21 22C13 17 6 18 2.5 27C9 27.5 15 30 20 33ZM20 42C14 44 11 49 11.5 55C17 54 22 51 25 47Z',
    ) + area('forest', 'M2.5 27C8 24 15 24 20.5 27.5L20 33C15 30 9 27.5 2.5 27Z'),
  ) +
  area(
    'leaf',
    'M32 3.5C37 3.5 39.5 7 39 12C38.5 15.5 36 19 32 19S25.5 15.5 25 12C24.5 7 27 3.5 32 3.5Z',
  ) +
  area('forest', `M32 3.5C37 3.5 39.5 7 39 12C38.5 15.5 36 19 32 19Z${disc(28.5, 9, 1.5)}`) +
  area('sand', disc(35.5, 9, 1.5)) +
  area('forest', 'M32 14C43 14 49.5 23 49.5 33S43 55 32 58C21 55 14.5 43 14.5 33S21 14 32 14Z') +
  area(
    'sun',
    `M32 16.5C41.5 16.5 47 24.5 47 33S41 52 32 55C23 52 17 41.5 17 33S22.5 16.5 32 16.5Z`,
  ) +
  area('coral', 'M32 16.5C41.5 16.5 47 24.5 47 33S41 52 32 55C36 48 38 40 38 33S36 21 32 16.5Z') +
  area(
    'forest',
    `M31 16.5H33V24H31ZM39 28L46 24L47 26L40 30ZM39.5 36.5L46 40L45 42L38.5 38.5ZM31 42H33V55H31ZM24.5 38.5L18.5 42L17.5 40L24 36.5ZM25 28L18.5 24L17.5 26L24 30Z${shellPlate}`,
  ) +
  area('sand', 'M32 26.5L37.5 29.8V36.3L32 39.5L26.5 36.3V29.8Z')

const ripples = area(
  'foam',
  'M5 14H17V15.5H5ZM46 50H61V51.5H46ZM4 47H13V48.5H4ZM48 17H60V18.5H48ZM27 61H38V62.5H27Z',
)

const turtle = label(
  'arch',
  ['lagoon', ['sea', 40]],
  ripples + turned(24, `<g transform="translate(4.2 5) scale(.87)">${turtleShape}</g>`),
)

/** A frond that hangs from its stem, the lower half in shade. */
const frond = (degrees: number, long: number): string =>
  turned(
    degrees,
    area(
      'leaf',
      `M33 20C${33 + long * 0.3} ${20 - long * 0.42} ${33 + long * 0.8} ${20 - long * 0.3} ${33 + long} ${20 + long * 0.22}C${33 + long * 0.7} ${20 + long * 0.02} ${33 + long * 0.4} ${20 - long * 0.08} 33 20Z`,
    ) +
      area(
        'forest',
        `M33 20C${33 + long * 0.4} ${20 - long * 0.08} ${33 + long * 0.7} ${20 + long * 0.02} ${33 + long} ${20 + long * 0.22}L${33 + long * 0.74} ${20 + long * 0.2}L${33 + long * 0.72} ${20 + long * 0.34}L${33 + long * 0.5} ${20 + long * 0.18}L${33 + long * 0.44} ${20 + long * 0.32}L${33 + long * 0.26} ${20 + long * 0.12}Z`,
      ),
    [33, 20],
  )

const palm = label(
  'arch',
  ['crimson', ['coral', 24], ['sun', 40], ['sea', 53]],
  sunAt(32, 40, 17) +
    area('sea', 'M0 53H64V64H0Z') +
    area('sand', 'M6 64C14 55 46 53 62 64Z') +
    area('bark', 'M28 60C27 46 28 32 32 20L35.5 21C32.5 33 32.5 46 35 60Z') +
    area('plum', 'M31.5 60C30.5 46 31.5 33 34 20.5L35.5 21C32.5 33 32.5 46 35 60Z') +
    frond(165, 24) +
    frond(198, 27) +
    frond(12, 25) +
    frond(-24, 27) +
    frond(-62, 20) +
    frond(232, 21) +
    area('bark', `${disc(30.5, 22.5, 2.8)}${disc(36, 23, 2.8)}`),
)

const coconut = label(
  'round',
  ['lagoon', ['sea', 46]],
  area('plum', 'M8 33C8 47 18 57 32 57S56 47 56 33Z') +
    area('bark', 'M8 33C8 46 16 55 28 57C20 50 18 42 18 33Z') +
    area('bark', 'M6.5 31C6.5 22 18 15.5 32 15.5S57.5 22 57.5 31S46 45 32 45S6.5 40 6.5 31Z') +
    area('foam', 'M10 30.5C10 23.5 20 18.5 32 18.5S54 23.5 54 30.5S44 42 32 42S10 37.5 10 30.5Z') +
    area('lit', 'M16 31.5C16 27 23 23.5 32 23.5S48 27 48 31.5S41 39 32 39S16 36 16 31.5Z') +
    area(
      'sand',
      'M16.3 32.5C19 29.5 25 27.8 32 27.8S45 29.5 47.7 32.5C46 36.3 39.5 39 32 39S18 36.3 16.3 32.5Z',
    ) +
    area('coral', 'M37 33L44.5 3.5L54 1L54.5 3L46.5 5.5L40.5 33.5Z'),
)

/** Ribs of a scallop from its hinge. */
const ribs = Array.from({ length: 7 }, (_, index) => {
  const [from, to] = [-63 + index * 18, -45 + index * 18].map((turn) => (turn * Math.PI) / 180)
  const at = (angle = 0, along = 0) =>
    `${number(32 + Math.sin(angle) * along)} ${number(53 - Math.cos(angle) * along)}`
  const middle = ((from ?? 0) + (to ?? 0)) / 2
  return area(
    index % 2 ? 'sand' : 'coral',
    `M32 53L${at(from, 38)}Q${at(middle, 46)} ${at(to, 38)}Z`,
  )
}).join('')

const shell = label(
  'round',
  ['plum', ['crimson', 44]],
  area('crimson', 'M22 50H42L45 57C41 60 23 60 19 57Z') +
    ribs +
    area('sun', 'M32 53L20 31C27 26 37 26 44 31Z') +
    area('sand', 'M32 53L26 28.5C30 27.3 34 27.3 38 28.5Z') +
    area('lit', 'M24 52.5C28 49 36 49 40 52.5L41.5 56C36 58 28 58 22.5 56Z'),
)

const fish = label(
  'round',
  ['sun', ['coral', 44]],
  area(
    'night',
    'M26 18C30 8 40 5 48 8C45 13 44 18 45 24ZM26 46C30 56 40 59 48 56C45 51 44 46 45 40Z',
  ) +
    area('sea', 'M44 32C49 25 54 21 61 20C58.5 28 58.5 36 61 44C54 43 49 39 44 32Z') +
    area('foam', 'M4 32C10 21 19 16 29 16C39 16 46 24 50 32C46 40 39 48 29 48C19 48 10 43 4 32Z') +
    area(
      'night',
      'M17 19.5C21 27 21 37 17 44.5L23 47C28 38 28 26 23 17ZM33 16.5C38 26 38 38 33 47.5L40 44.5C44 37 44 27 40 19.5Z',
    ) +
    area(
      'lagoon',
      'M23 17C28 26 28 38 23 47C25 47.8 27 48 29 48C30.5 48 32 47.8 33 47.5C38 38 38 26 33 16.5C30 15.8 26 15.9 23 17Z',
    ) +
    area('night', disc(12.5, 29.5, 2.6)) +
    area('foam', disc(11.8, 28.8, 0.9)) +
    area('coral', 'M4 32C6 35 7.5 36.5 10 37C9 35 8 33.5 4 32Z'),
)

const wave = label(
  'round',
  ['sand', ['sand', 40]],
  sunAt(46, 20, 10, 'coral') +
    area(
      'night',
      'M0 64V34C6 16 22 6 36 12C46 16 48 27 41 31C37 33 32.5 31 33 26.5C28 30 29 39 36 43C46 48 56 46 64 42V64Z',
    ) +
    area('sea', 'M0 64V40C7 22 20 13 32 15C27 19 21 27 22 38C23 49 38 55 64 50V64Z') +
    area('lagoon', 'M0 64V48C6 33 12 25 20 21C16 31 17 43 26 51C34 57.5 48 59 64 57V64Z') +
    area(
      'foam',
      'M36 12C46 16 48 27 41 31C37 33 32.5 31 33 26.5C34.5 28.5 37.5 28 38.5 25.5C40 21 36 16.5 30.5 16C22 15.5 12 21 4 32C10 18 24 6.5 36 12Z',
    ) +
    area(
      'foam',
      `${disc(49, 30, 1.6)}${disc(44.5, 36, 1.3)}${disc(51, 36.5, 1)}M24 60C34 62 46 61 58 59L56 61C46 63.5 34 64 24 62Z`,
    ),
)

const petal =
  area('crimson', 'M32 32C22 27 17 15 24 7C27 3.5 30 6 32 8C34 6 37 3.5 40 7C47 15 42 27 32 32Z') +
  area('coral', 'M32 30C25 25 21 16 25.5 9.5C28 7 30 9.5 31.5 12C32.3 18 32.3 24 32 30Z')

const flower = label(
  'round',
  ['forest', ['leaf', 46]],
  area('leaf', 'M4 30C10 22 20 22 26 28C18 33 10 34 4 30Z') +
    [0, 72, 144, 216, 288].map((degrees) => turned(degrees + 8, petal, [32, 33])).join('') +
    area('plum', star(32, 33, 11)) +
    area('sun', 'M31 33L45 13.5L47.5 15L34 35Z') +
    area(
      'sand',
      `${disc(46.5, 13, 2.7)}${disc(42.5, 15.5, 1.7)}${disc(47.5, 18, 1.7)}${disc(43.5, 20, 1.5)}`,
    ),
)

/** The island of `moai-mistico`, as a travel poster shows it. */
export const island = {
  'poster-stars': stars,
  'poster-moai': moai,
  'poster-turtle': turtle,
  'poster-palm': palm,
  'poster-coconut': coconut,
  'poster-shell': shell,
  'poster-fish': fish,
  'poster-wave': wave,
  'poster-flower': flower,
  'poster-stone-head': alone(head),
} as const
