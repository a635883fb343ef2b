import type { HubWorld } from '@trevo/vendor-kit/conformance/hub/cases.ts'
import { createHubDriver } from '@trevo/vendor-kit/conformance/hub/driver.ts'
import type { OneWalletWorld } from '@trevo/vendor-kit/conformance/one-wallet/cases.ts'
import { createOneWalletDriver } from '@trevo/vendor-kit/conformance/one-wallet/driver.ts'
import type { TestPlayer } from '@trevo/vendor-kit/conformance/platform.ts'
import type { V1Access } from '@trevo/vendor-kit/conformance/v1/access.ts'
import { createV1Driver } from '@trevo/vendor-kit/conformance/v1/driver.ts'
import type { ConformanceWorld } from '@trevo/vendor-kit/conformance/world.ts'
import type { PlayableGame } from '../needs.ts'
import {
  bodyTokenGame,
  hubGame,
  oneWalletGame,
  type createAdaptedVendors,
} from './adapted-vendors.ts'

type Worlds = {
  readonly world: ConformanceWorld
  readonly hub: HubWorld
  oneWallet(tokenIn: 'query' | 'body'): OneWalletWorld
}

/** The server under test as a vendor of each protocol sees it. */
export const createTestWorlds = (order: {
  readonly access: V1Access
  readonly adapted: ReturnType<typeof createAdaptedVendors>
  readonly ownGame: PlayableGame
  readonly playersOf: (game: PlayableGame) => (balance: string) => Promise<TestPlayer>
}): Worlds => {
  const { access, adapted, ownGame, playersOf } = order
  const hubAccess = adapted.hubAccess(access)
  return {
    world: { ...access, driver: createV1Driver(access), createPlayer: playersOf(ownGame) },
    hub: {
      access: hubAccess,
      driver: createHubDriver(hubAccess),
      createPlayer: playersOf(hubGame),
    },
    oneWallet: (tokenIn) => {
      const walletAccess = adapted.oneWalletAccess(access, tokenIn)
      const game = tokenIn === 'body' ? bodyTokenGame : oneWalletGame
      return {
        access: walletAccess,
        driver: createOneWalletDriver(walletAccess),
        createPlayer: playersOf(game),
      }
    },
  }
}
