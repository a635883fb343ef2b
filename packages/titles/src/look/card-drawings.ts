const linear = (id: string, top: string, foot: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`

const scaled = (drawing: string): string => `<g transform="scale(.5)">${drawing}</g>`

/** Suits around their middle, 16 wide. */
const suits = {
  club: 'M0-8A4.3 4.3 0 0 1 3.6-1.4A4.3 4.3 0 1 1 1.2 4.6C1.4 6.5 2 7.5 3 8.5H-3C-2 7.5-1.4 6.5-1.2 4.6A4.3 4.3 0 1 1-3.6-1.4A4.3 4.3 0 0 1 0-8Z',
  heart:
    'M0 8C-5 3.5-8.5 .5-8.5-3.5C-8.5-6.2-6.5-8-4.2-8C-2.3-8-.8-6.9 0-5.2C.8-6.9 2.3-8 4.2-8C6.5-8 8.5-6.2 8.5-3.5C8.5 .5 5 3.5 0 8Z',
  spade:
    'M0-8.5C5-4 8-1.4 8 2A3.9 3.9 0 0 1 1.2 4.4C1.4 6.5 2 7.5 3 8.5H-3C-2 7.5-1.4 6.5-1.2 4.4A3.9 3.9 0 0 1-8 2C-8-1.4-5-4 0-8.5Z',
} as const

/** Figures as strokes, 7 wide and 10 high around their middle. */
const figures = {
  '4': 'M2.2 5V-5L-3.5 2H4',
  '7': 'M-3.3-5H3.3L-.8 5',
  A: 'M-3.8 5L0-5L3.8 5M-2.3 1.7H2.3',
} as const

type Face = {
  readonly figure: keyof typeof figures
  readonly suit: keyof typeof suits
  readonly ink: string
}

/** A card of 28 by 40 on its lower middle, turned around a point below it. */
const card = (degrees: number, { figure, suit, ink }: Face): string =>
  `<g transform="translate(30.5 56) scale(.9) rotate(${degrees} 0 2)"><rect x="-14.5" y="-45.5" width="29" height="43" rx="4" fill="#5a1c10" fill-opacity=".35" transform="translate(-1 1.5)"/>` +
  `<rect x="-14.5" y="-46" width="29" height="43" rx="4" fill="url(#paper)"/>` +
  `<rect x="-13.7" y="-45.2" width="27.4" height="41.4" rx="3.3" fill="none" stroke="#fff" stroke-width="1.2"/>` +
  `<path d="${figures[figure]}" transform="translate(-8 -37.5) scale(.92)" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${suits[suit]}" transform="translate(-8 -27.5) scale(.42)" fill="${ink}"/>` +
  `<path d="${suits[suit]}" transform="translate(2.2 -21) scale(1.15)" fill="${ink}"/></g>`

/** A hand of truco: three cards, the four of clubs before the others, with the blow with which it falls. */
const trucoHand =
  linear('paper', '#fffefa', '#efe3d2') +
  linear('burst', '#ffe16b', '#ff8a1e') +
  scaled(
    `<path d="M32 0L37 10L46 3L47 14L58 11L54 21L64 24L56 31L64 39L54 42L58 53L47 50L45 61L36 54L32 64L27 54L18 61L17 50L6 53L10 42L0 39L8 31L0 24L10 21L6 11L17 14L18 3L27 10Z" fill="url(#burst)"/>` +
      `<path d="M32 7L36 15L43 9L44 18L53 16L50 24L58 26L51 32L57 38L49 41L53 49L44 47L42 56L35 50L32 58L28 50L21 56L20 47L11 49L14 41L7 38L13 32L6 26L14 24L11 16L20 18L21 9L28 15Z" fill="#fff3b8"/>` +
      card(-25, { figure: 'A', suit: 'spade', ink: '#2a2438' }) +
      card(-3, { figure: '7', suit: 'heart', ink: '#d9263c' }) +
      card(19, { figure: '4', suit: 'club', ink: '#2a2438' }),
  )

const talon = (data: string): string =>
  `<path d="${data}" fill="url(#talon)" stroke="#9a5b06" stroke-width=".7"/>`

const finger = (data: string): string =>
  `<path d="${data}" fill="none" stroke="#0c4f43" stroke-width="11.5" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${data}" fill="none" stroke="#1f9a75" stroke-width="9.5" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${data}" fill="none" stroke="#7fe0a4" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="2.6 3.4" transform="translate(-1.4 -.6)"/>`

/** Flames that leave the pearl, all bent the same way. */
const licks = Array.from({ length: 11 }, (_, index) => {
  const angle = ((index - 5) / 11) * Math.PI * 1.5 + Math.PI
  const at = (turn: number, radius: number): string =>
    `${(32 + Math.sin(angle + turn) * radius).toFixed(1)} ${(42 - Math.cos(angle + turn) * radius).toFixed(1)}`
  return `M${at(-0.24, 19)}Q${at(-0.1, 21.5)} ${at(0.16, index % 2 ? 23 : 25.5)}Q${at(0.2, 21)} ${at(0.26, 19)}Z`
}).join('')

/** The claw of a dragon around its burning pearl. */
const dragonClaw =
  `<radialGradient id="pearl" cx=".38" cy=".34" r=".75"><stop stop-color="#f2feff"/><stop offset=".32" stop-color="#7fe3ff"/><stop offset=".7" stop-color="#2a86e8"/><stop offset="1" stop-color="#26308f"/></radialGradient>` +
  linear('talon', '#fff2b5', '#e8a11f') +
  linear('tuft', '#ff5a3c', '#c2173a') +
  scaled(
    `<g transform="translate(3.2 1.5) scale(.9)"><path d="${licks}" fill="#ffd23f"/><circle cx="32" cy="42" r="20.5" fill="#fff0a8"/>` +
      `<circle cx="32" cy="42" r="18" fill="url(#pearl)"/><ellipse cx="24" cy="34" rx="4.6" ry="3" fill="#fff" fill-opacity=".85" transform="rotate(-35 24 34)"/>` +
      `<path d="M22 14C16 12 13 7 15 1C17 4 19 5 20.5 5C19.5 3 20 1 22 -1C23 2 25 3.5 27 3C27 1 29 -1.5 32 -2.5C35 -1.5 37 1 37 3C39 3.5 41 2 42 -1C44 1 44.5 3 43.5 5C45 5 47 4 49 1C51 7 48 12 42 14Z" fill="url(#tuft)" stroke="#8d1226" stroke-width=".8" transform="translate(0 3.5)"/>` +
      finger('M26 17C16 18 11 25 11.5 33.5') +
      finger('M38 17C48 18 53 25 52.5 33.5') +
      `<path d="M23 11C21.5 15 22 19 24 22C27 25 37 25 40 22C42 19 42.5 15 41 11C38 8 26 8 23 11Z" fill="#1f9a75" stroke="#0c4f43" stroke-width="1"/>` +
      finger('M32 16C33 22 33 26 32.5 32') +
      `<path d="M25.5 12.5Q28.7 15.5 32 12.5Q35.3 15.5 38.5 12.5" fill="none" stroke="#7fe0a4" stroke-width="1.5" stroke-linecap="round"/>` +
      talon('M6.5 33C7 29.5 16 29.5 16.7 33C17 38 18.5 43 23 47.5C14.5 46.5 8 41.5 6.5 33Z') +
      talon('M57.5 33C57 29.5 48 29.5 47.3 33C47 38 45.5 43 41 47.5C49.5 46.5 56 41.5 57.5 33Z') +
      talon('M27.6 32C28 28.5 37 28.5 37.5 32C38 38.5 36 45 31.5 50C28.5 44.5 27.2 38.5 27.6 32Z') +
      '</g>',
  )

const scales = Array.from({ length: 8 * 6 }, (_, index) => {
  const [column, row] = [index % 6, Math.floor(index / 6)]
  const [x, y] = [column * 8 + (row % 2) * 4 - 4, row * 7.2 + 2]
  return `M${x} ${y}a4 5.4 0 0 0 8 0`
}).join('')

/** Dragon and tiger in one medal: scales and an eye with a slit, stripes and a round one. */
const duelMedal =
  linear('rim', '#ffe896', '#b8730b') +
  linear('jade', '#2fc48d', '#0a5b52') +
  linear('fur', '#ffb53c', '#f0641c') +
  `<clipPath id="left"><path d="M32 5A27 27 0 0 0 32 59A13.5 13.5 0 0 0 32 32A13.5 13.5 0 0 1 32 5Z"/></clipPath>` +
  `<clipPath id="right"><path d="M32 5A27 27 0 0 1 32 59A13.5 13.5 0 0 0 32 32A13.5 13.5 0 0 1 32 5Z"/></clipPath>` +
  scaled(
    `<circle cx="32" cy="32" r="31" fill="url(#rim)"/><circle cx="32" cy="32" r="28.6" fill="#6d3b06"/>` +
      `<g clip-path="url(#left)"><rect width="64" height="64" fill="url(#jade)"/><path d="${scales}" fill="none" stroke="#06463f" stroke-width="1.3"/></g>` +
      `<g clip-path="url(#right)"><rect width="64" height="64" fill="url(#fur)"/>` +
      `<path d="M64 12C54 13 48 16 44 21C50 19 57 19 64 20ZM64 25C53 25 47 28 43 33C50 30.5 57 31 64 33ZM64 39C55 38 50 40 47 44C53 43 58 44 64 47ZM58 54C52 50 46 50 41 53C47 54 51 57 54 60ZM38 3C37 8 38 12 41 15C43 11 45 8 49 6Z" fill="#3a1a10"/></g>` +
      `<path d="M32 5A13.5 13.5 0 0 0 32 32A13.5 13.5 0 0 1 32 59" fill="none" stroke="url(#rim)" stroke-width="2.4" stroke-linecap="round"/>` +
      `<g transform="rotate(-14 32 45.5)"><path d="M22 45.5C25 39.5 39 39.5 42 45.5C39 51.5 25 51.5 22 45.5Z" fill="#06332f"/><path d="M23.5 45.5C26.5 41 37.5 41 40.5 45.5C37.5 50 26.5 50 23.5 45.5Z" fill="#ffe14a"/><path d="M32 41.5C33.8 44 33.8 47 32 49.5C30.2 47 30.2 44 32 41.5Z" fill="#1a1208"/></g>` +
      `<g transform="rotate(-14 32 18.5)"><path d="M22 18.5C25 12.5 39 12.5 42 18.5C39 24.5 25 24.5 22 18.5Z" fill="#3a1a10"/><path d="M23.5 18.5C26.5 14 37.5 14 40.5 18.5C37.5 23 26.5 23 23.5 18.5Z" fill="#f4fff0"/><circle cx="32" cy="18.5" r="4" fill="#5fb53a"/><circle cx="32" cy="18.5" r="1.9" fill="#16110c"/></g>`,
  )

/** Main drawings of tables whose tile no stock drawing fits. */
export const cardDrawings = {
  'truco-hand': trucoHand,
  'dragon-claw': dragonClaw,
  'duel-medal': duelMedal,
} as const
