import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pureNames } from './pure-names.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const repository = path.join(here, '../..')
const sources = ['apps/backoffice', 'packages/ui', 'packages/i18n', 'packages/languages']
const sourcesToo = ['packages/api-client', 'packages/contract']

const listFiles = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.includes('node_modules') && !file.includes('.test.'))
    .toSorted()
}

/** Everything that affects the build: our sources and the lockfile. */
const hashOfInputs = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const folder of [...sources, ...sourcesToo]) {
    for (const file of await listFiles(path.join(repository, folder))) {
      hash.update(path.relative(repository, file)).update(await readFile(file))
    }
  }
  hash.update(await readFile(path.join(repository, 'package-lock.json')))
  return hash.digest('hex')
}

/** The bundler drops the statement that orders the layers, and emits them in another order. */
const orderLayers = async (folder: string): Promise<void> => {
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('.css')) continue
    await writeFile(file, `@layer reset,base,ui,app;${await readFile(file, 'utf8')}`)
  }
}

/** Writes compressed copies next to every text file, so that nothing is compressed while serving. */
const compressAll = async (folder: string): Promise<void> => {
  for (const file of await listFiles(folder)) {
    if (!/\.(js|css|svg)$/.test(file)) continue
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

const buildInto = (outDir: string) =>
  build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      // Inlined files would need a policy that allows them.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A page that takes a list of names from the contract loads neither its shapes nor what makes them.
        treeshake: {
          moduleSideEffects: (id) => !id.includes('/packages/contract/'),
          manualPureFunctions: [...pureNames],
        },
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  })

/** Builds the operators' application into `out`; does nothing when no input changed since the last time. */
export const buildBackoffice = async (out: string): Promise<'built' | 'kept'> => {
  const stamp = path.join(out, 'stamp')
  const hash = await hashOfInputs()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return 'kept'
  // Built in a temporary folder and renamed at the end, so that a running server never sees half of it.
  const draft = `${out}.draft-${process.pid}`
  await buildInto(draft)
  await orderLayers(draft)
  await compressAll(draft)
  await writeFile(path.join(draft, 'stamp'), hash)
  await rm(out, { recursive: true, force: true })
  await rename(draft, out)
  return 'built'
}

if (import.meta.main) {
  const started = performance.now()
  process.env['NODE_ENV'] = 'production'
  const out = process.argv[2] ?? path.join(repository, '.trevo/backoffice')
  const done = await buildBackoffice(path.resolve(out))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`Back office: ${done}, ${seconds} s, in ${out}\n`)
}
