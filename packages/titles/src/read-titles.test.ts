import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readTitles } from './read-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

// Inside the repository, so that a copied title finds its packages.
const kept = join(import.meta.dirname, '..', '..', '..', '.trevo')
mkdirSync(kept, { recursive: true })
const folder = mkdtempSync(join(kept, 'titles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const copyTitle = (code: string): string => {
  const copy = join(folder, 'src', code)
  cpSync(join(import.meta.dirname, 'tigre-da-sorte'), copy, { recursive: true })
  cpSync(join(import.meta.dirname, 'define-title.ts'), join(folder, 'src', 'define-title.ts'))
  const maths = join(copy, 'maths.ts')
  writeFileSync(maths, readFileSync(maths, 'utf8').replace("'tigre-da-sorte'", `'${code}'`))
  return copy
}

describe('a title is a folder', () => {
  it('an added folder is a title, and nothing else names it', async () => {
    copyTitle('onca-pintada')
    const [title, ...others] = await readTitles(join(folder, 'src'))
    expect(others).toEqual([])
    expect(title?.maths).toMatchObject({
      gameCode: 'onca-pintada',
      title: { PT: 'Tigre da Sorte' },
    })
    expect(title?.listing.nodeId).toBe(1001)
    expect(title?.vectors).toHaveLength(2)
  })

  it('earlier versions are next to it, each in its own file', async () => {
    const copy = copyTitle('onca-parda')
    const maths = readFileSync(join(copy, 'maths.ts'), 'utf8')
    writeFileSync(join(copy, 'maths-1.ts'), maths)
    writeFileSync(join(copy, 'maths.ts'), maths.replace('version: 1', 'version: 2'))
    const titles = await readTitles(join(folder, 'src'))
    const title = titles.find((one) => one.maths.gameCode === 'onca-parda')
    expect(title?.maths.version).toBe(2)
    expect(title?.earlier?.map(({ version }) => version)).toEqual([1])
    writeFileSync(join(copy, 'maths-3.ts'), maths)
    await expect(readTitles(join(folder, 'src'))).rejects.toThrow('maths-3.ts is')
    rmSync(join(copy, 'maths-3.ts'))
  })

  it('a folder not named like its title is refused', async () => {
    const copy = copyTitle('lobo-guara')
    cpSync(join(import.meta.dirname, 'tigre-da-sorte', 'maths.ts'), join(copy, 'maths.ts'))
    await expect(readTitles(join(folder, 'src'))).rejects.toThrow('lobo-guara')
  })
})

it('no two titles share a node id or a place in the lobby', () => {
  const listings = titlesInOrder.map(({ listing }) => listing)
  expect(new Set(listings.map(({ nodeId }) => nodeId)).size).toBe(listings.length)
  expect(new Set(listings.map(({ position }) => position)).size).toBe(listings.length)
})
