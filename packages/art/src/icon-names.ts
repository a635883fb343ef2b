/** Interface drawings by role. */
export const iconDrawings = {
  home: 'four-leaf-clover',
  hot: 'fire',
  crash: 'rocket',
  new: 'sparkles',
  provider: 'joystick',
  megaway: 'gem-stone',
  featureBuy: 'shopping-bags',
  bonusGame: 'bullseye',
  gameShow: 'ferris-wheel',
  slots: 'slot-machine',
  live: 'mirror-ball',
  fishing: 'tropical-fish',
  sports: 'soccer-ball',
  table: 'spade-suit',
  bingo: 'pool-8-ball',
  lottery: 'ticket',
  promotions: 'party-popper',
  service: 'headphone',
  language: 'globe-with-meridians',
  app: 'mobile-phone',
  esports: 'video-game',
  arena: 'rooster',
  cards: 'joker',
  quickLottery: 'crystal-ball',
  originals: 'glowing-star',
  coin: 'coin',
  rewards: 'wrapped-gift',
  account: 'crown',
  favourite: 'red-heart',
  recent: 'hourglass-done',
  money: 'money-bag',
  invite: 'handshake',
  notice: 'megaphone',
  records: 'memo',
  chart: 'chart-increasing',
  trophy: 'trophy',
  security: 'shield',
  leave: 'door',
} as const satisfies Record<string, string>

export type IconName = keyof typeof iconDrawings

/** What home shows on a phone, its rows and foot too: the others, three times as heavy, wait. */
const early: readonly IconName[] = [
  'home',
  'lottery',
  'coin',
  'rewards',
  'account',
  'hot',
  'originals',
  'provider',
  'megaway',
  'live',
  'fishing',
  'cards',
  'gameShow',
  'table',
  'crash',
  'bingo',
  'language',
]

/**
 * The site shows cell n of a strip instead of loading forty pictures. Browsers keep a picture by its
 * name, so a strip whose cells change gets another one.
 */
export const iconStrips = {
  early,
  late: (Object.keys(iconDrawings) as IconName[]) // keys of a const object
    .filter((name) => !early.includes(name)),
} as const satisfies Record<string, readonly IconName[]>

/** Drawings shown alone and large: banners, tiles of the home page, empty and error states. */
export const soloDrawings = [
  ...new Set([
    ...Object.values(iconDrawings),
    'tiger-face',
    'dragon-face',
    'volcano',
    'cherries',
    'dolphin',
    'moai',
    'cactus',
    'parrot',
    'ox',
    'bomb',
    'game-die',
    'star',
    'bell',
    'compass',
    'construction',
    'satellite-antenna',
    'broken-heart',
    'locked',
    'envelope',
    'bar-chart',
    'magnifying-glass-tilted-left',
    'world-map',
    'sloth',
    'bank',
    'credit-card',
    'money-with-wings',
    'balloon',
    'fireworks',
    'glowing-star',
    'lemon',
    'watermelon',
    'grapes',
    'sun',
    'counterclockwise-arrows-button',
    'calendar',
    'check-mark-button',
    'camera',
    'admission-tickets',
    'key',
    'herb',
    'ring-buoy',
  ]),
] as readonly string[]

export const soloWidths = [96, 192, 384, 640] as const
