/**
 * `calls`: the modules that a module imports, through their `index.ts`. `needs`: the modules of which
 * the wiring in `apps/server/src/compose` hands it functions, each a field of its `needs.ts`. `tells`:
 * the modules that the wiring connects to its listeners; it does not know them. All else goes
 * through events. `npm run check` enforces it.
 */
type Arrows = {
  readonly calls: readonly string[]
  readonly needs: readonly string[]
  readonly tells?: readonly string[]
}

export const serverModules: Readonly<Record<string, Arrows>> = {
  settings: { calls: [], needs: [] },
  catalogue: { calls: [], needs: ['settings', 'play'] },
  delivery: { calls: [], needs: [] },
  identity: { calls: [], needs: ['settings'] },
  verification: { calls: ['delivery'], needs: ['identity', 'settings'] },
  messaging: { calls: [], needs: ['identity', 'members'] },
  wallet: { calls: [], needs: [], tells: ['live'] },
  live: { calls: [], needs: ['identity', 'settings', 'wallet', 'inbox'] },
  inbox: { calls: [], needs: ['settings', 'live', 'cashier', 'wallet'] },
  vip: { calls: [], needs: ['settings', 'rewards'] },
  cashier: {
    calls: ['wallet'],
    needs: ['members', 'settings', 'delivery', 'play', 'transfers', 'promotions'],
    tells: ['live', 'inbox'],
  },
  play: { calls: ['wallet'], needs: ['catalogue', 'identity', 'members', 'settings', 'lottery'] },
  jackpots: { calls: ['wallet'], needs: ['identity', 'play', 'members'], tells: ['live'] },
  members: {
    calls: ['identity', 'verification', 'delivery'],
    needs: ['settings', 'wallet', 'vip', 'play', 'cashier', 'agents'],
  },
  transfers: { calls: ['wallet'], needs: ['settings', 'members', 'identity', 'cashier'] },
  records: { calls: ['wallet'], needs: ['catalogue', 'settings', 'members'] },
  lottery: {
    calls: ['wallet'],
    needs: ['members', 'records', 'settings'],
    tells: ['live', 'inbox'],
  },
  sportsbook: { calls: ['wallet'], needs: [], tells: ['live'] },
  promotions: {
    calls: ['wallet'],
    needs: [
      'settings',
      'catalogue',
      'members',
      'play',
      'lottery',
      'cashier',
      'vip',
      'rewards',
      'sportsbook',
    ],
  },
  points: { calls: ['wallet'], needs: ['settings', 'members', 'identity', 'cashier'] },
  rewards: {
    calls: ['wallet'],
    needs: [
      'cashier',
      'settings',
      'members',
      'identity',
      'play',
      'lottery',
      'sportsbook',
      'catalogue',
      'points',
      'vip',
      'agents',
    ],
    tells: ['live'],
  },
  chat: { calls: [], needs: ['settings', 'members', 'delivery', 'identity'], tells: ['live'] },
  agents: {
    calls: ['wallet'],
    needs: [
      'members',
      'identity',
      'settings',
      'transfers',
      'inbox',
      'catalogue',
      'records',
      'lottery',
    ],
  },
}

/** What a module may ask in its `needs.ts` beside modules: of the platform, or as plain data. */
export const platformNeeds: readonly string[] = [
  'app',
  'bus',
  'clock',
  'config',
  'countRefusedCall',
  'countSmsAlarm',
  'database',
  // Those who gave something for a deposit, or counted it: modules that are made after the cashier.
  'depositReturns',
  'drawSources',
  'enqueue',
  'feeds',
  // What a member has open in modules that are created after the members.
  'listOpenMatters',
  'environment',
  'kinds',
  'log',
  'logger',
  'pictures',
  'pool',
  'sealingKeys',
  'siteOrigin',
  'ticketKeys',
  'vendors',
]

/** Within a server module: what each layer must not know. `module.ts` puts the layers together. */
export const forbiddenLayers: Readonly<Record<string, readonly string[]>> = {
  domain: ['repository', 'service', 'http', 'jobs', 'adapters', 'module'],
  rounds: ['protocols', 'http', 'jobs', 'module'],
  protocols: ['repository', 'http', 'jobs', 'module'],
  repository: ['service', 'http', 'jobs', 'adapters', 'module'],
  adapters: ['service', 'http', 'jobs', 'module'],
  service: ['http', 'jobs', 'module'],
  jobs: ['http', 'module'],
}

/** Layers of the player site from below; a file imports from its own folder and from layers below. */
export const siteLayers = ['core', 'entities', 'features', 'pages', 'app'] as const

/** Between folders of one layer nothing is imported but along these arrows of the player site. */
export const siteArrows: Record<string, readonly string[]> = {
  'core/forms': ['core/language', 'core/api'],
  'core/lists': ['core/language', 'core/art'],
  'core/language': ['core/api', 'core/session'],
  'core/api': ['core/session'],
  'core/session': ['core/popups'],
  'entities/vendor': ['entities/game'],
  'entities/game': ['entities/favourites'],
  'entities/member': ['entities/inbox', 'entities/announcement'],
  'features/support': ['features/auth'],
}

/** Packages each package may use. A package never uses an app. */
export const packages: Record<string, readonly string[]> = {
  languages: [],
  contract: ['field-rules', 'languages'],
  money: [],
  calendar: [],
  fairness: [],
  'field-rules': [],
  'demo-members': [],
  'game-rules': ['fairness', 'money', 'languages'],
  'lottery-rules': ['fairness', 'money', 'game-rules', 'languages'],
  'sports-rules': ['fairness', 'money', 'game-rules'],
  'rebate-rules': [],
  'promotion-rules': ['calendar', 'contract', 'money'],
  titles: ['fairness', 'game-rules', 'languages'],
  i18n: ['field-rules', 'contract', 'languages'],
  'api-client': ['contract', 'languages'],
  database: [],
  testkit: [],
  art: ['titles'],
  ui: ['field-rules', 'i18n', 'art'],
  'vendor-kit': ['contract', 'money'],
}

/**
 * Subjects of the modules that are divided, and what each may use. A subject is a folder with layers of its
 * own; the files beside are the wiring, which may use all. `needs` and `tables` are files for everybody.
 */
export const moduleSubjects: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    cashier: {
      common: [],
      'institutions/api-pix': ['common', 'institutions'],
      'institutions/none': ['institutions'],
      institutions: ['institutions/api-pix', 'institutions/none'],
      deposits: ['common', 'institutions'],
      withdrawals: ['common', 'institutions', 'deposits'],
      'peer-payments': ['common', 'institutions', 'withdrawals'],
      reconciliation: ['common', 'institutions', 'deposits', 'withdrawals'],
    },
    promotions: {
      common: [],
      facts: ['common'],
      bonuses: ['common', 'facts'],
      offers: ['common', 'facts', 'bonuses'],
      entries: ['common', 'facts', 'bonuses', 'offers'],
      applications: ['common', 'facts', 'offers', 'entries'],
      deposits: ['common', 'facts', 'bonuses', 'offers', 'entries'],
      operators: ['common', 'facts', 'entries', 'applications'],
    },
    rewards: {
      common: [],
      grants: ['common'],
      budgets: ['grants'],
      rebate: ['common'],
      missions: ['common', 'grants', 'budgets'],
      rankings: ['common', 'grants'],
      levels: ['common', 'grants', 'budgets'],
      referral: ['common', 'grants'],
      center: ['common', 'grants', 'referral'],
      tickets: ['grants', 'center'],
      raffles: ['common', 'grants', 'center'],
      settlement: ['common', 'grants', 'budgets', 'missions', 'rebate', 'referral'],
    },
    lottery: {
      common: [],
      lotteries: ['common'],
      'draw-sources': [],
      draws: ['common', 'lotteries'],
      'game-changes': ['common', 'lotteries', 'draws'],
      orders: ['common', 'lotteries', 'draws'],
      'saved-slips': ['common', 'lotteries', 'orders'],
      traces: ['lotteries', 'draws', 'orders', 'saved-slips'],
      receipts: ['lotteries', 'draws', 'orders'],
      'shared-tickets': ['common', 'lotteries', 'draws', 'orders', 'receipts'],
      settlement: ['common', 'lotteries', 'draws', 'orders', 'traces', 'shared-tickets'],
    },
    agents: {
      common: [],
      figures: [],
      contracts: ['common'],
      tree: ['common', 'contracts', 'figures'],
      statements: ['common', 'contracts', 'figures', 'tree'],
      rates: ['common', 'figures', 'tree', 'statements'],
      links: ['tree', 'rates'],
      messages: ['tree'],
      reports: ['common', 'figures', 'tree', 'rates'],
    },
    sportsbook: {
      common: [],
      matches: ['common'],
      seasons: ['common', 'matches'],
      slips: ['common', 'matches'],
      settlement: ['common', 'matches', 'seasons', 'slips'],
      feeds: ['seasons'],
    },
    members: {
      common: [],
      exclusion: ['common'],
      directory: ['common', 'exclusion'],
      codes: ['common'],
      registration: ['common', 'codes'],
      profile: ['common', 'exclusion', 'codes'],
      recovery: ['common', 'codes'],
      login: ['common', 'codes', 'registration', 'profile'],
    },
    identity: {
      common: [],
      captcha: ['common'],
      sessions: ['common'],
      passwords: ['common', 'sessions'],
      'second-factor': ['common', 'captcha', 'sessions', 'passwords'],
      passkeys: ['common', 'sessions', 'passwords', 'second-factor'],
      social: ['common', 'sessions', 'passwords'],
      account: ['common', 'sessions', 'passwords', 'second-factor', 'passkeys'],
      operators: ['common', 'sessions', 'passwords'],
    },
  }

/** What every subject of a divided module may use beside the subjects that are listed for it. */
export const usedByEverySubject: readonly string[] = ['needs', 'tables']

/** Layers of a subject from below; a file imports from its own and from those below. */
export const subjectLayers = [
  'domain',
  'repository',
  'context',
  'service',
  'use cases',
  'http',
] as const
