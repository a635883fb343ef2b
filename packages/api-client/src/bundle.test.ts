import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const entry = fileURLToPath(new URL('./create-api.ts', import.meta.url))
let chunks: Rolldown.OutputChunk[]

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })
  const outputs = Array.isArray(built) ? built : [built as Rolldown.RolldownOutput] // not in watch mode
  chunks = outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'))
}, 30_000)

const first = () => chunks.find(({ isEntry }) => isEntry)!

describe('what the first load contains', () => {
  it('has neither schemas nor crypto in it', () => {
    const modules = first().moduleIds.join('\n')
    expect(modules).not.toMatch(/zod|packages\/contract|jose/)
    expect(first().imports).toEqual([])
  })

  it('is at most 2 kB compressed', () => {
    const bytes = brotliCompressSync(first().code).length
    expect(bytes).toBeLessThan(2_048)
  })

  it('loads the sealing as a separate chunk', () => {
    const later = chunks.filter(({ isEntry }) => !isEntry)
    expect(later.flatMap(({ moduleIds }) => moduleIds).join('\n')).toContain('jose')
  })
})
