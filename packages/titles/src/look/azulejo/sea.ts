import { brush, glazes, plate, shape, tile, wash } from './glaze.ts'

const dot = (x: number, y: number, r: number, colour: keyof typeof glazes = 'deep'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${glazes[colour]}"/>`

const mirrored = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 64 0)">${half}</g>`

const waves =
  brush('M8 54C12 50 16 50 20 54S28 58 32 54S40 50 44 54S52 58 56 54', 1.8, 'middle') +
  brush('M14 59C17 56.5 20 56.5 23 59S29 61.5 32 59S38 56.5 41 59S47 61 50 59', 1.4, 'middle')

const flag =
  shape('deep', 'M16 12C27 5 36 19 54 11V38C38 46 28 32 16 39Z') +
  brush('M20 15.5C28 11.5 37 22 50 16.5M20 35C28 31.5 37 41 50 35.5', 1.2, 'middle') +
  wash(
    'white',
    'M35 16.5C40.5 16.5 44 20 44 24.5C44 27 43 29 41.5 30V34H28.5V30C27 29 26 27 26 24.5C26 20 29.5 16.5 35 16.5Z',
  ) +
  dot(31, 25, 2.3) +
  dot(39, 25, 2.3) +
  wash('deep', 'M35 27L36.5 30H33.5Z') +
  brush('M32.5 31.5V33.8M35 31.5V33.8M37.5 31.5V33.8', 1) +
  brush('M14.5 8V58', 3.2) +
  dot(14.5, 7, 3.2, 'ochre') +
  brush('M9 58H21', 2.4)

const point = (turn: number, length: number): string =>
  `<g transform="rotate(${turn} 32 32)"><path d="M32 32L27 27L32 ${32 - length}Z" fill="${glazes.pale}"/><path d="M32 32L37 27L32 ${32 - length}Z" fill="${glazes.deep}"/>` +
  `<path d="M27 27L32 ${32 - length}L37 27" fill="none" stroke="${glazes.deep}" stroke-width="1.3" stroke-linejoin="round"/></g>`

const compass =
  `<circle cx="32" cy="32" r="24" fill="${glazes.white}" stroke="${glazes.deep}" stroke-width="2"/><circle cx="32" cy="32" r="20.5" fill="none" stroke="${glazes.middle}" stroke-width="2.6" stroke-dasharray="1.4 2.620"/>` +
  [45, 135, 225, 315].map((turn) => point(turn, 18)).join('') +
  [0, 90, 180, 270].map((turn) => point(turn, 27)).join('') +
  `<circle cx="32" cy="32" r="4.2" fill="${glazes.ochre}" stroke="${glazes.deep}" stroke-width="1.5"/>` +
  shape('ochre', 'M32 1.5C34.5 4 35.5 6 34.5 8.5H29.5C28.5 6 29.5 4 32 1.5Z', 1.3)

const cross = (x: number, y: number): string =>
  wash(
    'ochre',
    `M${x - 1.5} ${y - 6}h3l-.7 4.5 4.5-.7v3.4l-4.5-.7.7 5.5h-3l.7-5.5-4.5.7v-3.4l4.5.7Z`,
  )

const ship =
  brush('M32 6V44M18 16V44M47 18V42', 1.8) +
  shape(
    'white',
    'M23 11C30 13 38 13 43 10C41 18 41 25 44 32C37 30 29 30 22 33C25 26 25 18 23 11Z',
  ) +
  shape(
    'pale',
    'M10 19C15 20.5 19 20 22 18C20.5 24 20.5 29 22.5 34C18 33 13 34 9 36C11.5 30 11.5 25 10 19Z',
    1.5,
  ) +
  shape(
    'pale',
    'M44 20C48 22 52 22 56 20C54 26 54.5 31 57 36C52 34 48 33.5 44 35C46 30 46 25 44 20Z',
    1.5,
  ) +
  cross(33, 21) +
  wash('middle', 'M32 5L43 7.5L32 10Z') +
  shape('middle', 'M5 38L16 42H46L59 36C58 46 54 53 46 55H18C10 53 6 46 5 38Z') +
  brush('M9 44C22 48 42 48 56 43', 1.4, 'white') +
  [20, 28, 36, 44].map((x) => dot(x, 50, 1.6, 'ochre')).join('') +
  waves

const arm = (data: string): string =>
  brush(data, 7) +
  brush(data, 4, 'middle') +
  `<path d="${data}" fill="none" stroke="${glazes.white}" stroke-width="1.3" stroke-dasharray=".1 3" stroke-linecap="round"/>`

const octopus =
  mirrored(
    arm('M27 36C24 48 14 44 9 52C6 58 15 61 17 55') +
      arm('M24 33C16 40 8 34 5 40C2 47 10 49 11 44') +
      arm('M30 38C30 50 24 52 24 57C25 62 31 60 30 56'),
  ) +
  shape(
    'middle',
    'M32 3C45 3 51 13 49 23C48 31 44 40 32 40C20 40 16 31 15 23C13 13 19 3 32 3Z',
    2.2,
  ) +
  wash('pale', 'M21 19C20 12 25 7 31 6.5C26 10 24 14 24.5 20C24.5 23 21.5 23 21 19Z') +
  mirrored(dot(25.5, 27, 4.6, 'white') + dot(26.2, 27.6, 2.5)) +
  brush('M28.5 34.5Q32 37 35.5 34.5', 1.6) +
  brush('M38 10C42 12 44 16 44 20M36 15C38 16 39.5 18 40 20', 1.3)

const shark =
  shape(
    'middle',
    'M4 33C11 22 23 18 31 18C33 11 37 7 43 6C41.5 11 42 16 43.5 20.5C49 23 53 27 55.5 30C57 26 60 22 63 20C62.5 27 62 31 60 34C62 38 62 43 61 48C57.5 45 55 41 53.5 37C47 41 41 43.5 36 44C33 49 29 52 24 53C25 50 25 47 24 44C15 43 8 39 4 33Z',
    2,
  ) +
  wash('white', 'M7 34.5C18 36 34 38 50 35.5C42 40.5 33 42.5 26 42.3C18 42 11 39.5 7 34.5Z') +
  brush('M7 34.5C12 35 16 36.5 20 40L17 35.8M14 39.5L13 36M18.5 41L17 36.5', 1.2) +
  dot(16, 28.5, 2.4, 'white') +
  dot(16.4, 28.7, 1.4) +
  brush(
    'M26 27C27.5 30 27.5 33 26 36M29.5 27C31 30 31 33 29.5 36M33 27C34.5 30 34.5 33 33 36',
    1.3,
  ) +
  brush('M37 20C38 16 38.5 13 40 10.5M57 31C58.5 28 59.5 26 61 24', 1.1, 'pale') +
  brush('M6 56C10 53 14 53 18 56S26 59 30 56S38 53 42 56', 1.5, 'middle')

const anchor =
  brush('M32 18V56', 7) +
  brush('M17 25H47', 6) +
  shape(
    'middle',
    'M4 38L18 37L14 41.5C18 49 25 52.5 32 53C39 52.5 46 49 50 41.5L46 37L60 38L57 51L53.5 46.5C48 55 40 60 32 60.5C24 60 16 55 10.5 46.5L7 51Z',
    2,
  ) +
  brush('M32 18V55', 3.6, 'middle') +
  brush('M18 25H46', 2.8, 'middle') +
  brush('M31 20V52M19 24.4H44', 1, 'pale') +
  `<circle cx="32" cy="11" r="6" fill="none" stroke="${glazes.deep}" stroke-width="4.6"/><circle cx="32" cy="11" r="6" fill="none" stroke="${glazes.middle}" stroke-width="1.8"/>` +
  brush('M37 14C46 16 43 28 34 31C24 34 25 41 36 43C45 45 43 54 35 57', 3.8) +
  `<path d="M37 14C46 16 43 28 34 31C24 34 25 41 36 43C45 45 43 54 35 57" fill="none" stroke="${glazes.ochre}" stroke-width="2.2" stroke-dasharray="3 1"/>`

const turtle =
  mirrored(
    shape(
      'pale',
      'M23 21C16 12 9 10 3 15C6 22 12 27 20 29ZM22 45C17 48 13 53 13 59C19 58 24 54 27 49Z',
    ),
  ) +
  shape(
    'pale',
    'M32 2C37 2 39.5 6 39 11C38.5 14 36 17 32 17C28 17 25.5 14 25 11C24.5 6 27 2 32 2Z',
  ) +
  dot(28.5, 8, 1.3) +
  dot(35.5, 8, 1.3) +
  shape(
    'middle',
    'M32 14C44 14 50 24 50 34C50 46 41 56 32 57C23 56 14 46 14 34C14 24 20 14 32 14Z',
    2.2,
  ) +
  wash('white', 'M32 23L40 28V38L32 43L24 38V28Z') +
  brush(
    'M32 23L40 28V38L32 43L24 38V28ZM32 23V14.5M40 28L48 24M40 38L48.5 43M32 43V56M24 38L15.5 43M24 28L16 24',
    1.7,
  ) +
  wash('ochre', 'M32 27.5L36.5 33L32 38.5L27.5 33Z') +
  mirrored(brush('M9 15C12 17 15 20 17 23M17 55L21 50', 1.1))

const fish =
  shape(
    'middle',
    'M40 33C47 26 53 19 61 17C60 24 58 30 55.5 33C58 37 60 42 61 49C53 47 47 40 40 33Z',
  ) +
  shape(
    'middle',
    'M20 19C26 9 37 7 45 11C44 16 43 20 41 24ZM22 47C26 54 34 57 41 55C41 51 40 47 38 43Z',
  ) +
  shape('pale', 'M3 33C9 21 19 16 28 17C38 18 44 26 48 33C44 40 38 48 28 49C19 50 9 45 3 33Z', 2) +
  wash(
    'middle',
    'M17 20.5C21 28 21 38 17 45.5C20.5 47.5 24 48 27 48C31 39 31 27 27 18.2C23 18 20 19 17 20.5Z',
  ) +
  wash(
    'ochre',
    'M33 19.5C36.5 28 36.5 38 33 46.5C36 45 38.5 42.5 40.5 40C42.5 35.5 42.5 30.5 40.5 26C38.5 23 36 20.8 33 19.5Z',
  ) +
  brush(
    'M17 20.5C21 28 21 38 17 45.5M27 18C31 27 31 39 27 48M33 19.5C36.5 28 36.5 38 33 46.5',
    1.3,
  ) +
  dot(11.5, 30, 3.2, 'white') +
  dot(11.7, 30, 1.8) +
  brush('M4 34.5Q7.5 36.5 10 35.5', 1.3) +
  brush('M47 32.5L57 22M47 34L57 44M27 15L31 11.5M33 15L38 11.5', 1.2)

const crab =
  mirrored(
    brush('M18 40C12 40 8 44 6 50M20 45C15 47 12 51 11 57M16 35C10 33 6 35 3 40', 4.2) +
      brush('M18 40C12 40 8 44 6 50M20 45C15 47 12 51 11 57M16 35C10 33 6 35 3 40', 1.6, 'middle') +
      brush('M20 30C13 28 10 24 12 20', 4.6) +
      shape('middle', 'M14 22C5 21 2 13 6 6C7.5 9 9 11 12 12C12 8 14 5 18 4C22 10 21 18 14 22Z') +
      brush('M26 24V17', 2.4) +
      dot(26, 15.5, 3.3) +
      dot(25.4, 15, 1.3, 'white'),
  ) +
  shape(
    'middle',
    'M32 23C45 23 53 29 53 36C53 46 43 52 32 52C21 52 11 46 11 36C11 29 19 23 32 23Z',
    2.2,
  ) +
  wash('pale', 'M15 35C15 30 22 26 32 26C28 29 22 30 18 37C16.5 39 15 37 15 35Z') +
  brush('M25 44Q32 49 39 44M24 34C26 32 28 32 30 34M40 34C38 32 36 32 34 34', 1.7) +
  dot(19, 42, 1.5, 'ochre') +
  dot(45, 42, 1.5, 'ochre') +
  dot(46, 35, 1.3, 'ochre')

const shell =
  shape(
    'pale',
    'M58 34C58 49 46 59 31 59C16 59 5 48 5 34C5 20 16 9 29 9C41 9 50 17 50 28C50 37 43 44 34 44C27 44 22 39 22 33C22 28 26 24 31 24C35 24 38 27 38 31C38 33 36.5 35 34 35L46 50L58 34Z',
    2,
  ) +
  wash(
    'middle',
    'M58 34C58 49 46 59 31 59C22 59 14 55 9.5 48.5C16 53 24 55 32 54C44 53 54 45 58 34Z',
  ) +
  brush(
    'M22 33C22 28 26 24 31 24C35 24 38 27 38 31C38 34 36 35.5 33.5 35.5M34 44C27 44 22 39 22 33M50 28C50 37 43 44 34 44',
    2.2,
  ) +
  brush(
    'M23 27L12 18M29 23.5L28 10M36 24.5L44 14M39 29L49.5 25M22 33L5.5 33M24 39L10 47M29 43L22 57M36 44L37 58.5M42 41.5L49 53M47 37L57 41',
    1.4,
  ) +
  shape('ochre', 'M52 50a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z', 1.4)

/** The sea of `mar-de-ouro`, painted on tiles. */
export const seaTiles = {
  'azulejo-flag': tile(flag, true),
  'azulejo-compass': tile(compass, true),
  'azulejo-ship': tile(ship),
  'azulejo-octopus': tile(octopus),
  'azulejo-shark': tile(shark),
  'azulejo-anchor': tile(anchor),
  'azulejo-turtle': tile(turtle),
  'azulejo-fish': tile(fish),
  'azulejo-crab': tile(crab),
  'azulejo-shell': tile(shell),
  'azulejo-compass-plate': plate(compass),
} as const
