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

/** Within a server module: what each layer must not know. `module.ts` puts the layers together. */
export const forbiddenLayers: Readonly<Record<string, readonly string[]>> = {
  domain: ['repository', 'service', 'http', 'jobs', 'adapters', 'module'],
  repository: ['service', 'http', 'jobs', 'adapters', 'module'],
  adapters: ['service', 'http', 'jobs', 'module'],
  service: ['http', 'jobs', 'module'],
  jobs: ['http', 'module'],
}

const modules = 'apps/server/src/modules'

/** Imports that are still to be turned round; nothing is added here. */
export const layerBreaches: readonly string[] = [
  'cashier/domain/compare-books.ts cashier/repository/tables.ts',
  'cashier/domain/compare-payouts.ts cashier/repository/withdrawal-tables.ts',
  'catalogue/domain/catalogue-picture.ts catalogue/repository/load-catalogue.ts',
  'catalogue/domain/find-games.ts catalogue/repository/load-catalogue.ts',
  'catalogue/domain/game-shapes.ts catalogue/repository/load-catalogue.ts',
  'catalogue/domain/lobby.ts catalogue/repository/load-catalogue.ts',
  'play/domain/transfers.ts play/repository/tables.ts',
].map((pair) => pair.replace(/(\S+) (\S+)/, `${modules}/$1 → ${modules}/$2`))

/** Layers of the player site from below; a file imports from its own folder and from layers below. */
export const siteLayers = ['core', 'entities', 'features', 'pages', 'app'] as const

/** Between folders of one layer nothing is imported but along these arrows of the player site. */
export const siteArrows: Record<string, readonly string[]> = {
  'core/forms': ['core/language', 'core/api'],
  'core/language': ['core/api', 'core/session'],
  'core/api': ['core/session', 'core/popups'],
  'core/session': ['core/popups'],
  'entities/vendor': ['entities/game'],
  'entities/game': ['entities/favourites'],
  'entities/member': ['entities/inbox', 'entities/announcement'],
}

/** Packages each package may use. A package never uses an app. */
export const packages: Record<string, readonly string[]> = {
  contract: [],
  money: [],
  fairness: [],
  'field-rules': [],
  'demo-members': [],
  'game-rules': ['fairness', 'money'],
  i18n: ['contract'],
  'api-client': ['contract'],
  database: [],
  testkit: [],
  art: ['game-rules'],
  ui: ['i18n', 'art'],
  'vendor-kit': ['contract', 'money'],
}
