import { fileURLToPath } from 'node:url'

export const walletMigrations = {
  module: 'wallet',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
  ownGrants: true,
}

/** For a database whose ledger has this many buckets. */
export const bucketSetting = (buckets: number) => ({ 'trevo.ledger_buckets': `${buckets}` })
