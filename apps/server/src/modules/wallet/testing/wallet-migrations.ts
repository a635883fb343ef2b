import { fileURLToPath } from 'node:url'

export const walletMigrations = {
  module: 'wallet',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
  ownGrants: true,
}
