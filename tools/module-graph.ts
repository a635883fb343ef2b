/**
 * Who may call whom. What is not listed goes through events, or through a function handed over by
 * the wiring in `apps/server/src/compose`. `npm run check` enforces it.
 */
export const serverModules: Record<string, readonly string[]> = {
  wallet: [],
  settings: [],
  catalogue: [],
  messaging: [],
  delivery: [],
  verification: ['delivery'],
  live: [],
  identity: [],
  members: ['identity', 'verification', 'delivery'],
  cashier: ['wallet'],
  play: ['wallet'],
  agents: [],
  records: ['wallet'],
  transfers: ['wallet'],
  inbox: [],
  vip: ['wallet'],
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
}

/** Packages each package may use. A package never uses an app. */
export const packages: Record<string, readonly string[]> = {
  languages: [],
  contract: ['languages'],
  money: [],
  fairness: [],
  'field-rules': [],
  'demo-members': [],
  'game-rules': ['fairness', 'money', 'languages'],
  titles: ['game-rules', 'languages'],
  i18n: ['contract', 'languages'],
  'api-client': ['contract', 'languages'],
  database: [],
  testkit: [],
  art: ['titles'],
  ui: ['i18n', 'art'],
  'vendor-kit': ['contract', 'money'],
}

/** Subjects of the cashier, and what each may use. The files beside them are the wiring, which may all. */
export const cashierArrows: Record<string, readonly string[]> = {
  common: [],
  'institutions/api-pix': ['common', 'institutions'],
  'institutions/none': ['institutions'],
  institutions: ['institutions/api-pix', 'institutions/none'],
  needs: [],
  deposits: ['common', 'institutions', 'needs'],
  withdrawals: ['common', 'institutions', 'needs', 'deposits'],
  'peer-payments': ['common', 'institutions', 'withdrawals'],
  reconciliation: ['common', 'institutions', 'deposits', 'withdrawals'],
}

/** Layers of a subject of the cashier from below; a file imports from its own and from those below. */
export const cashierLayers = [
  'domain',
  'repository',
  'context',
  'service',
  'use cases',
  'http',
] as const
