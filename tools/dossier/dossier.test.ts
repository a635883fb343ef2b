import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { digestOf, hashFiles, listDossier } from './list-dossier.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const whole = listDossier('HEAD')

describe('the dossier', () => {
  it('has the SHA-256 of each file that decides results, and one of all that changes with any of them', () => {
    const files = hashFiles(['packages/fairness/src'])
    const seeds = files.find(({ path }) => path === 'packages/fairness/src/seeds.ts')
    const content = readFileSync(`${root}packages/fairness/src/seeds.ts`)
    expect(seeds?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect(files.filter(({ path }) => path.includes('.test.'))).toEqual([])
    const changed = files.map((one, at) => (at === 0 ? { ...one, sha256: '0'.repeat(64) } : one))
    expect(digestOf(changed)).not.toBe(digestOf(files))
  })

  it('names rules with their articles, returns, generator, and what changed since a certified build', () => {
    for (const part of [
      'Portaria SPA/MF 615/2024',
      '## Returns',
      '| tigre-da-sorte |',
      'packages/fairness/src/seeds.ts',
      'apps/server/src/modules/wallet/',
      'No critical file has changed.',
    ]) {
      expect(whole).toContain(part)
    }
  })

  it('an unknown certified build is an error, none is said', () => {
    expect(() => listDossier('no-such-commit')).toThrow('no-such-commit')
    expect(listDossier(undefined)).toContain('No certified build was named.')
  })
})
