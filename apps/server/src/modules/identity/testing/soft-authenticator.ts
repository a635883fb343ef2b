import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Buffer) => bytes.toString('base64url')

const isPresentAndVerified = 0x05
const hasKey = 0x40

type Asked = Readonly<Record<string, unknown>>
type Twist = {
  readonly origin?: string
  readonly host?: string
  /** The owner gave neither PIN nor biometrics. */
  readonly isUnverified?: boolean
}

/**
 * A passkey device in a test (WebAuthn level 3, P-256, attestation "none"): creates and answers as a browser
 * would, or with one chosen error.
 */
export const createSoftAuthenticator = (
  page = { origin: 'http://localhost', host: 'localhost' },
) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let counter = 0

  const headOf = (flags: number, { host = page.host, isUnverified = false }: Twist) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([isUnverified ? flags & ~0x04 : flags]), count])
  }
  const clientData = (type: string, options: Asked, { origin = page.origin }: Twist) =>
    Buffer.from(
      JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }),
    )

  // CBOR by hand: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  const base = {
    id: base64(credentialId),
    rawId: base64(credentialId),
    type: 'public-key' as const,
  }

  return {
    credentialId: base64(credentialId),
    /** `navigator.credentials.create` */
    make: (options: Asked, twist: Twist = {}) => {
      const authData = Buffer.concat([
        headOf(isPresentAndVerified | hasKey, twist),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ])
      // { fmt: "none", attStmt: {}, authData }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ])
      return {
        ...base,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options, twist)),
          attestationObject: base64(attestationObject),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    /** `navigator.credentials.get` */
    answer: (options: Asked, twist: Twist = {}) => {
      const authenticatorData = headOf(isPresentAndVerified, twist)
      const client = clientData('webauthn.get', options, twist)
      const signed = Buffer.concat([authenticatorData, sha256(client)])
      return {
        ...base,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authenticatorData),
          signature: base64(sign('sha256', signed, privateKey)),
        },
        clientExtensionResults: {},
      }
    },
    /** Like a copy of the device: its counter is behind. */
    rewind: (by: number) => {
      counter -= by
    },
  }
}
