import { gameCategories } from '@trevo/contract/wps/games/game-categories.ts'

/**
 * Every address of the site. Links are built only here, so that moving a route is one change and a
 * wrong link does not compile.
 */
type Query = Readonly<Record<string, string | number | undefined>>

const withQuery = (path: string, query: Query = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

export type GameListType = 'live' | 'fish' | 'rng' | 'pvp' | 'bgs' | 'hot'
export type GameCenterType = 'sports' | 'esports' | 'lott' | 'elott' | 'cockfight'
export type GameListQuery = {
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  readonly type?: 'ALL' | 'HOT' | 'NEW' | undefined
  readonly search?: string | undefined
}

/** Pages of the personal center, spelled as the documents spell them. */
export type MemberPage =
  | 'securityCenter'
  /** Not in the documents: who the member is, for the law. */
  | 'identity'
  /** Pause and self-exclusion. */
  | 'pause'
  /** What bars the account, and what is still possible. */
  | 'why'
  /** Not in the documents: the member's upline, and what that person is paid for. */
  | 'ownAgent'
  /** Not in the documents: what members allow themselves, and how long they played. */
  /** Not in the documents: net prizes of a year and their statement. */
  | 'tax'
  /** Not in the documents: what is kept of the member, and who read it. */
  | 'myData'
  | 'limits'
  | 'playTime'
  /** Not in the documents: what the member has put away for some days. */
  | 'vault'
  /** Not in the documents: what play shows, a self-test, and people who help. */
  | 'howIPlay'
  | 'transferFund'
  | 'depositv2'
  | 'withdraw'
  | 'transferUpline'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'personalProfit'
  /** Not in the documents: a year of the member's own play. */
  | 'myYear'
  | 'bonusDetails'
  | 'rewardCenter'
  | 'referral'
  | 'missionLeaderboard'
  | 'messageV2'
  | 'manualRebate'
  | 'playerRank'

export const to = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  agent: () => '/agent',
  agentHome: (page?: string) => withQuery('/agentHome', { page }),
  member: (page?: MemberPage, query: Query = {}) => withQuery('/member', { page, ...query }),
  /** One movement of the member's statement. */
  movement: (line: string) => withQuery('/member', { page: 'transactionHistory', line }),
  help: (anchor?: string) => (anchor ? `/help#${anchor}` : '/help'),
  /** The pictures of an identity on another device; the secret is behind `#`. */
  identity: () => '/identity',
  /** A conversation with the support desk, or the choice of one. */
  chat: (name?: string) => (name ? `/chat#${name}` : '/chat'),
  /** The page with the proofs that the books balance. */
  proofs: () => '/proofs',
  /** What games and lotteries gave back, beside what they declare. */
  returns: () => '/returns',
  /** How each part of the site works. */
  status: () => '/status',
  /** The matches of a sport, and a single one of them. */
  matches: (sport: 'football' | 'esport') => (sport === 'football' ? '/sports' : '/esports'),
  match: (sport: 'football' | 'esport', matchId: string) =>
    withQuery(sport === 'football' ? '/sports' : '/esports', { match: matchId }),
  /** A league's seasons: its table, and bets on how it ends. */
  league: (sport: 'football' | 'esport', league: string) =>
    withQuery(sport === 'football' ? '/sports' : '/esports', { league }),
  gameList: (type: GameListType, query: GameListQuery = {}) => withQuery(`/${type}`, query),
  /** A page with or without a game sheet over it. */
  gameSheet: (
    page: { readonly pathname: string; readonly search: string },
    nodeId: number | undefined,
  ) => {
    const query = new URLSearchParams(page.search)
    if (nodeId === undefined) query.delete('game')
    else query.set('game', String(nodeId))
    return query.size === 0 ? page.pathname : `${page.pathname}?${query}`
  },
  /** The page of a category, showing the games of one vendor. */
  vendorGames: (categoryPath: string, vassalage: string) => withQuery(categoryPath, { vassalage }),
  gameCenter: (type: GameCenterType) => `/${type}`,
  search: (search: string) => withQuery('/hot', { search }),
  provider: () => '/provider',
  favorite: () => '/favorite',
  recent: () => '/recent',
  lottery: (gameCode?: string, query: Query = {}) => withQuery('/lottery', { gameCode, ...query }),
  /** A lottery of another vendor, which opens as that vendor's game. */
  vendorLottery: (gameCode: string, vassalage: string) =>
    withQuery('/lottery', { gameCode, vassalage }),
  seaLottery: (gameCode?: string) => withQuery('/seaLottery', { gameCode }),
  vnLottery: (gameCode?: string) => withQuery('/vnLottery', { gameCode }),
  /** Results and trends, open to visitors too. */
  lotteryResults: (gameCode?: string) => withQuery('/lotteryResults', { gameCode }),
  /** Instant lotteries, and one of them by its code. */
  instant: (game?: string) => withQuery('/raspadinhas', { game }),
  /** How every play is chosen, won and paid. */
  lotteryManual: (gameCode?: string) => withQuery('/lotteryManual', { gameCode }),
  /** The member's lottery tickets. */
  lotteryTickets: (query: Query = {}) =>
    withQuery('/member', { page: 'personalHistoryCopy', product: 'LOTT', ...query }),
  /** Where anyone can check a ticket's receipt. */
  ticket: () => '/ticket',
  promotions: (anchor?: string) => (anchor ? `/promotions#${anchor}` : '/promotions'),
  pointMall: () => '/pointMall',
  /** The same game with play money. */
  demo: (nodeId: number) => withQuery('/demo', { nodeId }),
  seamless: (nodeId: number, roomId?: string) => withQuery('/seamless', { nodeId, roomId }),
} as const

/** Page of a game category (NAV-2, NAV-3); an unknown one leads home. */
export const toCategory = (category: string): string =>
  gameCategories.some((known) => known === category) ? `/${category.toLowerCase()}` : to.home()
