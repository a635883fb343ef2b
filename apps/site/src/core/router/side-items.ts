import type { IconName } from '@trevo/art/icon-names.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { to } from './to.ts'

type SideItem = { readonly label: MessageKey; readonly icon: IconName; readonly href: string }

/** SIDE-2, in its order. */
export const sideItems: readonly SideItem[] = [
  { label: 'nav.HOME', icon: 'home', href: to.home() },
  { label: 'common.hot', icon: 'hot', href: to.gameList('hot') },
  { label: 'nav.CRASH', icon: 'crash', href: to.gameList('rng', { gameClassify: 'CRASH' }) },
  { label: 'side.new', icon: 'new', href: to.gameList('hot', { type: 'NEW' }) },
  { label: 'common.providers', icon: 'provider', href: to.provider() },
  { label: 'nav.MEGAWAY', icon: 'megaway', href: to.gameList('rng', { gameClassify: 'MEGAWAY' }) },
  {
    label: 'common.featureBuy',
    icon: 'featureBuy',
    href: to.gameList('rng', { gameClassify: 'FEATURE_BUY' }),
  },
  {
    label: 'common.bonusGame',
    icon: 'bonusGame',
    href: to.gameList('rng', { gameClassify: 'BONUS' }),
  },
  {
    label: 'nav.GAME_SHOW',
    icon: 'gameShow',
    href: to.gameList('rng', { gameClassify: 'GAME_SHOW' }),
  },
  { label: 'nav.RNG', icon: 'slots', href: to.gameList('rng') },
  { label: 'side.live', icon: 'live', href: to.gameList('live') },
  { label: 'nav.FISH', icon: 'fishing', href: to.gameList('fish') },
  { label: 'nav.SPORTS', icon: 'sports', href: to.gameCenter('sports') },
  { label: 'nav.TABLE', icon: 'table', href: to.gameList('rng', { gameClassify: 'TABLE' }) },
  { label: 'nav.BINGO', icon: 'bingo', href: to.gameList('rng', { gameClassify: 'BINGO' }) },
]

const gamePagePaths = new Set(['/seamless', '/lottert', '/lottery', '/vnlottery', '/sealottery'])

const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/$/, '$1')

/** ROUTE-23: game pages have no side menu. */
export const hidesSideMenu = (pathname: string): boolean => gamePagePaths.has(plainPath(pathname))

/** Pages with only games, matches, lotteries or offers; promotions and a game page show this themselves. */
const callingPaths = new Set(
  (
    '/live /fish /rng /pvp /bgs /hot /provider /favorite /recent /lott /elott /lottery ' +
    '/sealottery /vnlottery /raspadinhas /sports /esports /cockfight /pointmall /demo'
  ).split(' '),
)

/** Whether a page does nothing but advertise play. */
export const isCallToPlay = (pathname: string): boolean => callingPaths.has(plainPath(pathname))
