import type { IconName } from '@trevo/art/icon-names.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { to } from './to.ts'

type SideItem = { readonly label: MessageKey; readonly icon: IconName; readonly href: string }

/** SIDE-2, in its order. */
export const sideItems: readonly SideItem[] = [
  { label: 'side.home', icon: 'home', href: to.home() },
  { label: 'side.hot', icon: 'hot', href: to.gameList('hot') },
  { label: 'side.crash', icon: 'crash', href: to.gameList('rng', { gameClassify: 'CRASH' }) },
  { label: 'side.new', icon: 'new', href: to.gameList('hot', { type: 'NEW' }) },
  { label: 'side.provider', icon: 'provider', href: to.provider() },
  { label: 'side.megaway', icon: 'megaway', href: to.gameList('rng', { gameClassify: 'MEGAWAY' }) },
  {
    label: 'side.featureBuy',
    icon: 'featureBuy',
    href: to.gameList('rng', { gameClassify: 'FEATURE_BUY' }),
  },
  {
    label: 'side.bonusGame',
    icon: 'bonusGame',
    href: to.gameList('rng', { gameClassify: 'BONUS' }),
  },
  {
    label: 'side.gameShow',
    icon: 'gameShow',
    href: to.gameList('rng', { gameClassify: 'GAME_SHOW' }),
  },
  { label: 'side.slots', icon: 'slots', href: to.gameList('rng') },
  { label: 'side.live', icon: 'live', href: to.gameList('live') },
  { label: 'side.fishing', icon: 'fishing', href: to.gameList('fish') },
  { label: 'side.sports', icon: 'sports', href: to.gameCenter('sports') },
  { label: 'side.table', icon: 'table', href: to.gameList('rng', { gameClassify: 'TABLE' }) },
  { label: 'side.bingo', icon: 'bingo', href: to.gameList('rng', { gameClassify: 'BINGO' }) },
]

const gamePagePaths = new Set(['/seamless', '/lottert', '/lottery', '/vnlottery', '/sealottery'])

const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/$/, '$1')

/** ROUTE-23: game pages have no side menu. */
export const hidesSideMenu = (pathname: string): boolean => gamePagePaths.has(plainPath(pathname))

/** Pages that have games, matches, lotteries or offers and nothing else; promotions and a game say it themselves. */
const callingPaths = new Set(
  (
    '/live /fish /rng /pvp /bgs /hot /provider /favorite /recent /lott /elott /lottery ' +
    '/sealottery /vnlottery /sports /esports /cockfight /pointmall /demo'
  ).split(' '),
)

/** Whether a page only calls to play. */
export const isCallToPlay = (pathname: string): boolean => callingPaths.has(plainPath(pathname))
