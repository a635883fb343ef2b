import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readVendorsFile } from '../../../apps/server/src/compose/outside/read-vendors-file.ts'
import { newVendor, protocols } from './new-vendor.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

const emptyRoot = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'trevo-new-vendor-'))
  const example = path.join('apps', 'example-vendor')
  cpSync(path.join(repository, example), path.join(root, example), { recursive: true })
  return root
}

describe('npm run vendor -- new', () => {
  test.each(protocols)('makes a row that the platform reads, for %s', (protocol) => {
    const root = emptyRoot()
    const secretsDir = path.join(root, 'secrets')
    const { files } = newVendor({ name: 'gold-rush', protocol, root, secretsDir })
    const [row] = readVendorsFile(files.find((file) => file.endsWith('.row.json')))
    expect(row).toMatchObject({ protocol, vendor: 'GOLD_RUSH' })
  })

  test('for v1 it also creates a server to start from, with its own name and settings', () => {
    const root = emptyRoot()
    const order = { name: 'gold-rush', protocol: 'v1', root, secretsDir: root } as const
    newVendor(order)
    const read = (file: string) => readFileSync(path.join(root, 'apps/gold-rush', file), 'utf8')
    expect(JSON.parse(read('package.json')).name).toBe('@trevo/gold-rush')
    expect(read('src/config.ts')).toContain('GOLD_RUSH_KEYS_FILE')
    expect(() => newVendor(order)).toThrow()
  })

  test('an invalid name is refused', () => {
    const root = emptyRoot()
    const order = { name: '../x', protocol: 'hub', root, secretsDir: root } as const
    expect(() => newVendor(order)).toThrow('a name is')
  })
})
