import { readFileSync } from 'node:fs'
import {
  createWalletClient,
  type CallResult,
  type WalletClient,
} from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { VisitEnds } from '../../needed.ts'
import type { Work } from './work.ts'

/** Calls the platform's wallet as the game server does; without its keys nothing happens, and undefined is the answer. */
export const withVendor = async <Result>(
  { config, now }: Work,
  act: (vendor: WalletClient) => Promise<Result>,
): Promise<Result | undefined> => {
  const { vendorKeysFile, siteUrl } = config
  if (vendorKeysFile === undefined) return undefined
  const vendor = createWalletClient({
    baseUrl: siteUrl,
    keys: openKeys(JSON.parse(readFileSync(vendorKeysFile, 'utf8')), 'vendor'),
    nowMs: () => now().getTime(),
    timeoutMs: 5_000,
  })
  try {
    return await act(vendor)
  } finally {
    await vendor.close()
  }
}

/** What the platform decided. Throws `VisitEnds` if it gave no answer. */
export const answered = <Reply>(result: CallResult<Reply>): Reply => {
  if (result.kind === 'answer') return result.reply
  throw new VisitEnds(`the wallet gives no answer: ${result.why}`)
}
