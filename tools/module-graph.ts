/**
 * `calls`: the modules that a module imports, through their `index.ts`. `needs`: the modules whose
 * functions the wiring in `apps/server/src/compose` passes to it, each a field of its `needs.ts`.
 * `tells`: the modules that the wiring connects to its listeners; it does not know them. Everything
 * else goes through events. `npm run check` enforces it.
 */
type Arrows = {
  readonly calls: readonly string[]
  readonly needs: readonly string[]
  readonly tells?: readonly string[]
}

export const serverModules: Readonly<Record<string, Arrows>> = {
  settings: { calls: [], needs: ['staff'] },
  catalogue: { calls: [], needs: ['settings', 'play'] },
  delivery: { calls: [], needs: [] },
  identity: { calls: [], needs: ['settings', 'reports'] },
  verification: { calls: ['delivery'], needs: ['identity', 'settings', 'staff'] },
  staff: { calls: [], needs: ['identity', 'settings', 'reports'] },
  messaging: { calls: [], needs: ['settings', 'identity', 'members', 'inbox', 'staff'] },
  wallet: { calls: [], needs: [], tells: ['live'] },
  bets: { calls: [], needs: [] },
  limits: {
    calls: ['wallet', 'bets'],
    needs: ['members', 'identity', 'settings', 'wallet'],
    tells: ['live', 'play-risk'],
  },
  live: { calls: [], needs: ['identity', 'settings', 'wallet', 'inbox'] },
  inbox: { calls: [], needs: ['settings', 'live', 'cashier', 'wallet'] },
  vip: { calls: [], needs: ['settings', 'rewards'] },
  cashier: {
    calls: ['wallet'],
    needs: [
      'members',
      'settings',
      'delivery',
      'play',
      'transfers',
      'promotions',
      'staff',
      'limits',
    ],
    tells: ['live', 'inbox'],
  },
  play: {
    calls: ['wallet', 'bets'],
    needs: ['catalogue', 'identity', 'members', 'settings', 'lottery', 'staff'],
  },
  jackpots: {
    calls: ['wallet', 'bets'],
    needs: ['identity', 'play', 'members', 'staff', 'catalogue'],
    tells: ['live'],
  },
  members: {
    calls: ['identity', 'verification', 'delivery'],
    needs: [
      'settings',
      'wallet',
      'vip',
      'play',
      'cashier',
      'agents',
      'staff',
      'kyc',
      'compliance',
      'limits',
    ],
  },
  transfers: {
    calls: ['wallet'],
    needs: ['settings', 'members', 'identity', 'cashier', 'limits'],
  },
  ledger: { calls: ['wallet'], needs: ['members', 'staff'] },
  kyc: { calls: [], needs: ['settings', 'identity', 'members', 'live'] },
  compliance: {
    calls: ['wallet'],
    needs: ['settings', 'members', 'cashier', 'inbox', 'bets'],
  },
  'play-risk': {
    calls: ['wallet', 'bets', 'limits'],
    needs: ['settings', 'members', 'cashier', 'limits', 'inbox', 'chat', 'wallet', 'staff'],
  },
  risk: { calls: [], needs: ['members', 'staff', 'identity', 'cashier', 'play'] },
  reports: {
    calls: ['wallet'],
    needs: [
      'catalogue',
      'settings',
      'members',
      'lottery',
      'sportsbook',
      'jackpots',
      'ledger',
      'cashier',
      'compliance',
      'system',
      'funds',
    ],
  },
  system: { calls: [], needs: ['reports', 'settings'] },
  aml: {
    calls: ['wallet'],
    needs: ['settings', 'members', 'cashier', 'kyc', 'risk', 'staff'],
  },
  sigap: { calls: ['wallet'], needs: ['catalogue', 'settings', 'members', 'staff'] },
  privacy: { calls: [], needs: ['settings', 'identity', 'members', 'staff'] },
  retention: { calls: [], needs: ['settings'] },
  integrity: { calls: [], needs: ['settings', 'sportsbook', 'staff'] },
  prizes: { calls: ['wallet'], needs: ['settings', 'members', 'cashier', 'play', 'staff'] },
  funds: { calls: [], needs: ['settings', 'reports', 'cashier'] },
  'measured-returns': { calls: [], needs: ['play', 'lottery'] },
  status: {
    calls: [],
    needs: [
      'settings',
      'system',
      'cashier',
      'lottery',
      'sportsbook',
      'catalogue',
      'play',
      'rewards',
      'staff',
    ],
  },
  tax: { calls: ['wallet'], needs: ['settings', 'members', 'records'] },
  records: {
    calls: ['wallet'],
    needs: [
      'catalogue',
      'settings',
      'members',
      'limits',
      'cashier',
      'lottery',
      'play',
      'promotions',
      'sportsbook',
      'transfers',
    ],
  },
  lottery: {
    calls: ['wallet', 'bets'],
    needs: ['catalogue', 'members', 'records', 'settings', 'staff'],
    tells: ['live', 'inbox'],
  },
  sportsbook: { calls: ['wallet', 'bets'], needs: ['members', 'staff'], tells: ['live'] },
  promotions: {
    calls: ['wallet', 'bets'],
    needs: [
      'settings',
      'catalogue',
      'members',
      'play',
      'cashier',
      'vip',
      'rewards',
      'sportsbook',
      'staff',
    ],
  },
  loyalty: {
    calls: ['rewards', 'points', 'vip'],
    needs: ['settings', 'catalogue', 'points', 'staff'],
  },
  points: { calls: ['wallet'], needs: ['settings', 'members', 'identity', 'cashier'] },
  rewards: {
    calls: ['wallet', 'bets'],
    needs: [
      'cashier',
      'settings',
      'members',
      'identity',
      'play',
      'catalogue',
      'points',
      'vip',
      'agents',
    ],
    tells: ['live'],
  },
  chat: {
    calls: [],
    needs: ['settings', 'members', 'delivery', 'identity', 'staff'],
    tells: ['live'],
  },
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
      'staff',
    ],
  },
}

/** What a module may require in its `needs.ts` apart from modules: from the platform, or plain data. */
export const platformNeeds: readonly string[] = [
  'app',
  'bus',
  'clock',
  'config',
  'countEmergencyAccess',
  'countRefusedCall',
  'countSmsAlarm',
  'database',
  // Names of the ledger, for every module that posts.
  'movementKinds',
  // Modules that gave something for a deposit, or counted it, and that are created after the cashier.
  'depositReturns',
  'drawSources',
  'enqueue',
  'feeds',
  // What a member has open in modules that are created after the members module.
  'listOpenMatters',
  'carryOverPerson',
  // Who takes the regulator's files.
  'receiver',
  // Automatic plays in lotteries and vendors' wallets, ended together.
  'endPlays',
  'siteOriginOf',
  'environment',
  'kinds',
  'log',
  'logger',
  'longReads', // connections for reads that take minutes
  'pictures',
  // Outside parties, and what keeps the calls to them.
  'ports',
  'sealCall',
  'secrets',
  // What every module keeps of a person, and what it can delete.
  'sources',
  'erasers',
  'pool',
  // The central register, or its sandbox.
  'register',
  'sealingKeys',
  'siteOrigin',
  'ticketKeys',
  'vendors',
]

/** Within a server module: what each layer must not know. `module.ts` assembles the layers. */
export const forbiddenLayers: Readonly<Record<string, readonly string[]>> = {
  domain: ['repository', 'service', 'http', 'jobs', 'adapters', 'module'],
  repository: ['service', 'http', 'jobs', 'adapters', 'module'],
  adapters: ['service', 'http', 'jobs', 'module'],
  service: ['http', 'jobs', 'module'],
  jobs: ['http', 'module'],
}

/** Layers of the player site from the bottom up; a file imports from its own folder and from layers below. */
export const siteLayers = ['core', 'entities', 'features', 'pages', 'app'] as const

/** Between folders of one layer, imports are only allowed along these arrows of the player site. */
export const siteArrows: Record<string, readonly string[]> = {
  'core/dialog': ['core/language'],
  'core/forms': ['core/language', 'core/api', 'core/files', 'core/popups', 'core/router'],
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
  'lottery-rules': ['fairness', 'money', 'game-rules', 'languages', 'i18n'],
  'sports-rules': ['fairness', 'money', 'game-rules', 'languages'],
  'rebate-rules': [],
  'sigap-schemas': [],
  'promotion-rules': ['calendar', 'contract', 'money'],
  titles: ['fairness', 'game-rules', 'languages'],
  i18n: ['field-rules', 'contract', 'languages'],
  'api-client': ['contract', 'languages'],
  database: [],
  platform: ['contract', 'database', 'field-rules', 'i18n', 'languages', 'vendor-kit'],
  testkit: [],
  art: ['titles'],
  ui: ['field-rules', 'i18n', 'art', 'money', 'promotion-rules'],
  'vendor-kit': ['contract', 'money'],
}
