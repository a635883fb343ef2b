import { vi } from 'vitest'

/** The options that a server sends for a passkey. */
export const passkeyOptions = {
  challenge: 'AAAA',
  rp: { name: 'Trevo', id: 'trevo.example' },
  user: { id: 'AAAA', name: 'ana', displayName: 'ana' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
}

const bytes = new Uint8Array([0, 0, 0]).buffer
const credential = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}

/** A device that has a passkey, or where the person cancels. */
export const standInPasskeys = ({ isUsed = true } = {}): void => {
  const answer = async () => {
    if (!isUsed) throw new DOMException('cancelled', 'NotAllowedError')
    return credential
  }
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  const credentials = { get: answer, create: answer }
  const device = new Proxy(navigator, {
    get: (real, name) => (name === 'credentials' ? credentials : Reflect.get(real, name, real)),
  })
  vi.stubGlobal('navigator', device)
}
