import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listDossier } from './list-dossier.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the dossier', async () => {
  const whole = await listDossier('HEAD')

  it('has the SHA-256 of each file that decides results, without tests', () => {
    const content = readFileSync(`${root}packages/fairness/src/seeds.ts`)
    const hash = createHash('sha256').update(content).digest('hex')
    expect(whole).toContain(`${hash}  packages/fairness/src/seeds.ts`)
    expect(whole).not.toMatch(/^[\da-f]{64} {2}.*\.test\./m)
  })

  it('names rules with their articles, returns, generator, and what changed since a certified build', () => {
    for (const part of [
      'Portaria SPA/MF 615/2024',
      '## Returns',
      '| tigre-da-sorte |',
      'apps/server/src/modules/wallet/',
      'No critical file has changed.',
    ]) {
      expect(whole).toContain(part)
    }
  })

  it('an unknown certified build is an error, none is said', async () => {
    await expect(listDossier('no-such-commit')).rejects.toThrow('no-such-commit')
    expect(await listDossier(undefined)).toContain('No certified build was named.')
  })
})
