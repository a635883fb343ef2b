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

/** Packages each package may use. A package never uses an app. */
export const packages: Record<string, readonly string[]> = {
  contract: [],
  money: [],
  fairness: [],
  'field-rules': [],
  'game-rules': ['fairness', 'money'],
  i18n: ['contract'],
  'api-client': ['contract'],
  database: [],
  testkit: [],
  art: ['game-rules'],
  ui: ['i18n', 'art'],
  'vendor-kit': ['contract', 'money'],
}
