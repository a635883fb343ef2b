import { readFileSync } from 'node:fs'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { buildExampleVendor } from '../../apps/example-vendor/src/build-example-vendor.ts'
import { onDatabase } from '../system.ts'
import { coinVendor as vendor, type CoinPlace } from './coin-place.ts'

// A game of another vendor: the coin of `apps/example-vendor`, which a journey starts beside the system.
export const coinNodeId = 990_001

/** Starts the vendor and lists its game; returns a function that stops it. */
export const startCoinVendor = async (
  { file, port }: CoinPlace,
  platform: string,
): Promise<() => Promise<void>> => {
  const [row] = JSON.parse(readFileSync(file, 'utf8')) as { keys: unknown }[] // our own file
  const keys = openKeys({ vendor, keys: row?.keys }, 'vendor')
  const { app } = await buildExampleVendor({ platform, keys })
  await app.listen({ port, host: '127.0.0.1' })
  await onDatabase(
    `insert into catalogue.vendor (code, name, game_type, category, integration, opens)
     values ('${vendor}', 'Coin', 'RNG', 'RNG', '${vendor}', 'GAME') on conflict do nothing`,
    `insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, names, hue, symbols)
     select ${coinNodeId}, id, 'coin-flip', 'RNG', 'RNG', 'SLOT', '{"PT": "Moeda", "EN": "Coin"}', 150, '{}'
     from catalogue.vendor where code = '${vendor}' on conflict do nothing`,
    `select pg_notify('trevo_bus', '{"topic":"catalogue.changed","payload":{}}')`,
  )
  return async () => {
    await app.close()
  }
}
