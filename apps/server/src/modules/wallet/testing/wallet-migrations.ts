import { fileURLToPath } from 'node:url'

export const walletMigrations = {
  module: 'wallet',
  folder: fileURLToPath(new URL('../migrations', import.meta.url)),
  ownGrants: true,
}

/** Of a database whose ledger is to have that many buckets. */
export const bucketSetting = (buckets: number) => ({ 'trevo.ledger_buckets': `${buckets}` })
