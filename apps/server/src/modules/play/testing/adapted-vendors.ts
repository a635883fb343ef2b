import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { HubAccess } from '@trevo/vendor-kit/conformance/hub/driver.ts'
import type { OneWalletAccess } from '@trevo/vendor-kit/conformance/one-wallet/driver.ts'
import type { PlatformAddress } from '@trevo/vendor-kit/conformance/platform.ts'
import type { PlayableGame, PlayNeeds } from '../needs.ts'

const always = { notBeforeMs: -Infinity, notAfterMs: Infinity }
const signatureHeader = 'x-hub88-signature'

const gameOf = (nodeId: number, vendor: string): PlayableGame => ({
  nodeId,
  vendor,
  gameCode: 'test-game',
  name: { PT: 'Jogo', EN: 'Game' },
  vassalage: vendor,
  vendorName: `Estúdio ${vendor}`,
  maintenance: false,
})

export const hubGame = gameOf(9, 'HUB')
export const oneWalletGame = gameOf(10, 'ONE')
/** The same family with its token in the body. */
export const bodyTokenGame = gameOf(11, 'ONEB')

/** Private keys of the hub and of an unknown sender, as PEM. */
export type HubSecrets = { readonly own: string; readonly strange: string }

const createRsa = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2_048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

export const createHubSecrets = (): HubSecrets => ({ own: createRsa(), strange: createRsa() })

/** A vendor for each protocol besides v1: the platform's configuration of it, and its own. */
export const createAdaptedVendors = (secrets: HubSecrets) => {
  const own = createPrivateKey(secrets.own)
  const strange = createPrivateKey(secrets.strange)
  const token = 'a-secret-of-two-parties'
  const vendors: Pick<PlayNeeds['vendors'], 'hub' | 'oneWallet'> = {
    hub: [
      {
        vendor: hubGame.vendor,
        signatureHeader,
        publicKeys: [{ key: createPublicKey(own), ...always }],
      },
    ],
    oneWallet: ([oneWalletGame, bodyTokenGame] as const).map(({ vendor }) => ({
      vendor,
      tokenIn: vendor === bodyTokenGame.vendor ? 'body' : 'query',
      tokens: [{ token, ...always }],
    })),
  }
  const hubAccess = (address: PlatformAddress): HubAccess => ({
    ...address,
    vendor: hubGame.vendor,
    signatureHeader,
    privateKey: own,
    strangeKey: strange,
  })
  const oneWalletAccess = (
    address: PlatformAddress,
    tokenIn: 'query' | 'body' = 'query',
  ): OneWalletAccess => {
    const { vendor } = tokenIn === 'body' ? bodyTokenGame : oneWalletGame
    return { ...address, vendor, token, tokenIn }
  }
  return { vendors, hubAccess, oneWalletAccess }
}
