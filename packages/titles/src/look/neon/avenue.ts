import { ring, sign, tube } from './sign.ts'

/** The museum that hangs from its red beams, towers and an antenna behind it. */
const avenue = [
  tube('violet', 'M14 24V12H23V24M45 24V9L52 6V24', 2.2),
  tube('yellow', 'M31.5 24L35 2L38.5 24M33 15.5H37M32.2 20H37.8', 1.8),
  tube('pink', 'M9.5 1.5C6.5 5.5 8 11 12.5 12C9 15 3 13 2.5 8C2 4.5 5.5 1.5 9.5 1.5Z', 2),
  tube('red', 'M5 57.5V25H59V57.5', 3.4),
  tube('cyan', 'M10.5 30.5H53.5V45.5H10.5Z', 2.4),
  tube('cyan', 'M10.5 38H53.5M21.2 30.5V45.5M32 30.5V45.5M42.8 30.5V45.5', 1.4),
  tube('yellow', 'M1 61.5H63', 2),
]

const helicopter = [
  tube(
    'pink',
    'M5 35C5 25 14 20.5 26 20.5H34C40 20.5 44 24 46.5 29L60 26V32L46.5 38C44 44 38 46.5 30 46.5H20C10.5 46.5 5 42 5 35Z',
    2.8,
  ),
  tube('cyan', 'M10.5 34.5C11.5 28 17 25.5 25 25.5V34.5Z', 2.2),
  tube('cyan', 'M31 26.5H36.5L40 34.5H31Z', 2.2),
  tube('yellow', 'M27 20.5V12.5M3 11.5H51', 2.6),
  tube('yellow', 'M60 17.5V38', 2.2),
  tube('violet', 'M7 56.5H39C43 56.5 45.5 55 47 52M17 46.5L15 56.5M31 46.5L33 56.5', 2.4),
]

const metro = [
  tube('violet', 'M20 51L11 63M44 51L53 63M16 57.5H48', 2.4),
  tube(
    'green',
    'M15 9C15 4 20 2 32 2S49 4 49 9L52 44C52 48.5 49.5 51 45 51H19C14.5 51 12 48.5 12 44Z',
    3,
  ),
  tube('cyan', 'M19.5 14H44.5L46 30H18Z', 2.4),
  tube('cyan', 'M32 14V30', 1.6),
  tube('pink', 'M26 7.8H38', 2.2),
  tube('yellow', ring(21, 41, 3.2) + ring(43, 41, 3.2), 2.2),
  tube('green', 'M28.5 42H35.5', 2),
]

const motorcycle = [
  tube('cyan', ring(13.5, 46, 11) + ring(50.5, 46, 11), 2.8),
  tube('violet', ring(13.5, 46, 3.5) + ring(50.5, 46, 3.5), 1.8),
  tube('pink', 'M13.5 46L22 33H41M22 33L30 47H38L43 34', 2.6),
  tube('pink', 'M36 15.5H42.5C43.5 24 46 35 50.5 46', 2.6),
  tube('yellow', 'M24 29C27 21.5 36 21 41.5 28L40 32H25Z', 2.4),
  tube('red', 'M4 25.5C10 29 16 29 22.5 27.5C23 30.5 21 32.5 18 32.5C12 32.5 7 30.5 4 25.5Z', 2.2),
  tube('yellow', ring(50, 25, 3.6), 2.2),
  tube('violet', 'M20 53H32', 2.4),
]

const newspaper = [
  tube('cyan', 'M6 8H47V57H13C8.5 57 6 54.5 6 50Z', 2.8),
  tube('violet', 'M47 20H58V50C58 54.5 56 57 52 57H46', 2.6),
  tube('pink', 'M13.5 17H39.5', 4.4),
  tube('yellow', 'M13.5 26.5H26V39.5H13.5Z', 2.2),
  tube('yellow', 'M14.5 38L18.5 32.5L21.5 35.5L25 31', 1.4),
  tube('violet', 'M32 27H40M32 33H40M32 39H40M13.5 48H40', 2),
]

const pizza = [
  tube(
    'yellow',
    'M4 19C18 4 46 4 60 19C62.5 22 60.5 26 57 25C42 14.5 22 14.5 7 25C3.5 26 1.5 22 4 19Z',
    2.8,
  ),
  tube('yellow', 'M10 28L32 62L54 28', 2.8),
  tube('red', `${ring(24, 29, 5)}${ring(40.5, 28.5, 4.4)}${ring(32, 44, 4.6)}`, 2.4),
  tube(
    'green',
    'M30 25C31 21.5 34 20 36.5 20.5C36 24 33.5 26 30 25ZM40 41C39.5 37.8 41 35.5 43.5 34.5C44.5 37.5 43 40 40 41Z',
    1.6,
  ),
]

const umbrella = [
  tube('cyan', 'M10 45L7.5 51M21 42L18.5 48M53 45L50.5 51M23 54L20.5 60M56 55L54 60', 2.2),
  tube('pink', 'M32 33V54C32 61 42 61 42 53.5', 2.8),
  tube(
    'violet',
    'M4 34C4 17 17 8 32 8S60 17 60 34C56 29.5 50 29.5 46 34C42 29.5 36 29.5 32 34C28 29.5 22 29.5 18 34C14 29.5 8 29.5 4 34Z',
    2.8,
  ),
  tube('violet', 'M32 8C25 14 20 23 18 34M32 8C39 14 44 23 46 34', 1.6),
  tube('pink', 'M32 8V2.5', 2.4),
]

/** The avenue of `avenida-paulista` by night, in tubes of light. */
export const avenueSigns = {
  'neon-avenue': sign(avenue),
  'neon-helicopter': sign(helicopter),
  'neon-metro': sign(metro),
  'neon-motorcycle': sign(motorcycle),
  'neon-newspaper': sign(newspaper),
  'neon-pizza': sign(pizza),
  'neon-umbrella': sign(umbrella),
} as const
