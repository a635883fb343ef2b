import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHmacKey } from '../../../packages/vendor-kit/src/signing/keys.ts'

export const protocols = ['v1', 'hub', 'one-wallet'] as const
type Protocol = (typeof protocols)[number]

export type NewVendor = {
  /** In lower case with hyphens; in capitals it is the vendor's code. */
  readonly name: string
  readonly protocol: Protocol
  /** Folder of the repository, and of its secrets. */
  readonly root: string
  readonly secretsDir: string
}

/** What was created: paths, and the row for the platform's VENDORS_FILE. */
export type MadeVendor = {
  readonly row: Readonly<Record<string, unknown>>
  readonly files: readonly string[]
}

const port = 4861

const writeSecret = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
}

/** A copy of the example vendor under a new name. */
const copyExample = ({ name, root }: NewVendor): string => {
  const to = path.join(root, 'apps', name)
  if (existsSync(to)) throw new Error(`apps/${name} is there already`)
  const from = path.join(root, 'apps/example-vendor')
  cpSync(from, to, { recursive: true, filter: (file) => !file.includes('node_modules') })
  const files = [
    'package.json',
    'README.md',
    ...readdirSync(path.join(to, 'src'), { recursive: true })
      .filter((file) => String(file).endsWith('.ts'))
      .map((file) => path.join('src', String(file))),
  ]
  const settings = name.replaceAll('-', '_').toUpperCase()
  for (const file of files) {
    const text = readFileSync(path.join(to, file), 'utf8')
    const renamed = text
      .replaceAll('example-vendor', name)
      .replaceAll('EXAMPLE_VENDOR', settings)
      .replaceAll("'COIN'", `'${settings}'`)
    writeFileSync(path.join(to, file), renamed)
  }
  return to
}

const accessOf = (order: NewVendor, code: string) => {
  const folder = path.join(order.secretsDir, 'vendors')
  if (order.protocol === 'v1') {
    const file = path.join(folder, `${order.name}.json`)
    const keys = [createHmacKey(`${order.name}-1`.slice(0, 32))]
    writeSecret(file, { vendor: code, keys })
    const access = { origin: `http://127.0.0.1:${port}`, keys, hasStatement: true }
    return { access, files: [file, copyExample(order)] }
  }
  if (order.protocol === 'hub') {
    const file = path.join(folder, `${order.name}.pem`)
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3_072 })
    writeSecret(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    return { access: { publicKeys: [{ pem }] }, files: [file] }
  }
  const token = randomBytes(32).toString('base64url')
  return { access: { tokenIn: 'query', tokens: [{ token }] }, files: [] }
}

/** Creates a vendor's keys and its row; for v1 also a server to start from. @throws what is in the way. */
export const newVendor = (order: NewVendor): MadeVendor => {
  const { name, protocol, secretsDir } = order
  if (!/^[a-z][a-z0-9-]{1,18}$/.test(name)) throw new Error('a name is letters, digits and hyphens')
  const code = name.replaceAll('-', '_').toUpperCase()
  const { access, files } = accessOf(order, code)
  const host = protocol === 'v1' ? `http://127.0.0.1:${port}` : 'https://games.example'
  const row = {
    protocol,
    vendor: code,
    gameUrl: `${host}/play/{gameCode}?token={token}&lang={language}{room}`,
    ...(protocol === 'v1' && { roundUrl: `${host}/rounds/{roundId}` }),
    ...access,
  }
  const rowFile = path.join(secretsDir, 'vendors', `${name}.row.json`)
  writeSecret(rowFile, [row])
  return { row, files: [...files, rowFile] }
}
