import { openHubProtocol } from './hub/open-protocol.ts'
import { openOneWalletProtocol } from './one-wallet/open-protocol.ts'
import type { OpenProtocol } from './protocol.ts'
import { openProtocolV1 } from './v1/open-protocol.ts'

/** Every vendor protocol; all are served at once. */
export const vendorProtocols: readonly OpenProtocol[] = [
  openProtocolV1,
  openHubProtocol,
  openOneWalletProtocol,
]
