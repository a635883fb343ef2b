import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { say } from '../common/say.ts'
import { newVendor, protocols } from './vendor/new-vendor.ts'

const usage = [
  'npm run vendor -- new NAME --protocol v1 | hub | one-wallet',
  '',
  '  Makes the keys of a vendor for development and the row for VENDORS_FILE; of v1 also a server',
  '  to begin from, in apps/NAME. docs/add-a-vendor.md says what comes next.',
].join('\n')

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const run = (): number => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { protocol: { type: 'string', default: 'v1' } },
  })
  const [command, name, ...tooMany] = positionals
  const protocol = protocols.find((one) => one === values.protocol)
  if (command !== 'new' || !name || tooMany.length > 0 || !protocol) {
    say(usage)
    return 2
  }
  const secretsDir = process.env['SECRETS_DIR'] ?? path.join(root, '.trevo/secrets')
  const { files } = newVendor({ name, protocol, root, secretsDir })
  say(['Made:', ...files.map((file) => `  ${path.relative(root, file)}`)].join('\n'))
  return 0
}

try {
  process.exitCode = run()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
