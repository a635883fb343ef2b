import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { buildBackoffice } from '../../apps/backoffice/build.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

const bytesPerKb = 1_000

/** A chunk with everything that it imports at once. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen)
  return seen
}

/** JavaScript of the first load, and of the largest page beside it, in kB of gzip, from the build. */
export const measureSizes = async (folder: string) => {
  await buildBackoffice(folder)
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = Manifest.parse(JSON.parse(text))
  const sizeOf = async (keys: Iterable<string>): Promise<number> => {
    let bytes = 0
    for (const key of keys) {
      const file = manifest[key]?.file ?? ''
      if (file.endsWith('.js')) bytes += (await stat(path.join(folder, `${file}.gz`))).size
    }
    return bytes / bytesPerKb
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const first = new Set(entries.flatMap((key) => [...withImports(manifest, key)]))
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
  let [areaMaxKb, areaMax] = [0, '']
  for (const page of pages) {
    const own = [...withImports(manifest, page)].filter((key) => !first.has(key))
    const kb = await sizeOf(own)
    if (kb > areaMaxKb) [areaMaxKb, areaMax] = [kb, page]
  }
  return { firstLoadKb: await sizeOf(first), areaMaxKb, areaMax }
}
