import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, createLogger, type InlineConfig, type Manifest } from 'vite'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { buildWorker } from './build-worker.ts'
import type { ClientAssets } from './src/app/document.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const repository = path.join(here, '../..')
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const logger = createLogger('warn')
// Pictures and fonts are made by packages/art and served beside the build; Vite does not have to resolve
// them.
const isAboutArt = (message: string): boolean => message.includes("didn't resolve at build time")
for (const level of ['warn', 'warnOnce'] as const) {
  const say = logger[level].bind(logger)
  logger[level] = (message, options) => {
    if (!isAboutArt(message)) say(message, options)
  }
}

const shared: InlineConfig = {
  customLogger: logger,
  logLevel: 'warn',
  root: here,
  configFile: false,
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
}

/** Everything that affects the build: our sources and the lockfile. */
const hashOfInputs = async (): Promise<string> => {
  const hash = createHash('sha256')
  const folders = [
    'apps/site',
    'packages/ui',
    'packages/i18n',
    'packages/languages',
    'packages/art',
    'packages/api-client',
    'packages/contract',
    'packages/field-rules',
    'packages/lottery-rules',
    'packages/sports-rules',
    'packages/game-rules',
    'packages/fairness',
    'packages/money',
  ]
  for (const folder of folders) {
    const files = await readdir(path.join(repository, folder), {
      recursive: true,
      withFileTypes: true,
    })
    for (const file of files.toSorted((a, b) =>
      compare(a.parentPath + a.name, b.parentPath + b.name),
    )) {
      const full = path.join(file.parentPath, file.name)
      if (!file.isFile() || full.includes('node_modules') || full.includes('.test.')) continue
      hash.update(path.relative(repository, full)).update(await readFile(full))
    }
  }
  hash.update(await readFile(path.join(repository, 'package-lock.json')))
  return hash.digest('hex')
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const buildClient = (folder: string) =>
  build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(here, 'src/app/entry-client.tsx'),
        output: {
          // The first file names all the others: with short names it is a kilobyte smaller. The manifest maps
          // them.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          // A single file for the first load: smaller than separate ones, and no further requests.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'] },
              // The first file names every other one, so small ones are merged.
              { name: 'lists', test: /\/src\/core\/lists\// },
              { name: 'forms', test: /\/src\/core\/forms\// },
              { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  })

const buildServer = (folder: string, assets: ClientAssets) =>
  build({
    ...shared,
    define: { __CLIENT_ASSETS__: JSON.stringify(assets) },
    publicDir: false,
    // The renderer is self-contained: it needs no node_modules, and includes production React.
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: path.join(here, 'src/app/entry-server.tsx'),
      target: 'node22',
    },
  })

/** What the renderer needs to know about the client's files. */
const readAssets = async (folder: string): Promise<ClientAssets> => {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest // written by the build just now
  const fileOf = (end: string) => Object.entries(manifest).find(([key]) => key.endsWith(end))?.[1]
  const entry = manifest['src/app/entry-client.tsx']
  if (!entry) throw new Error('The client build has no entry.')
  const first = closure(manifest, 'src/app/entry-client.tsx')
  const stylesOf = async (keys: readonly string[]): Promise<string> => {
    const files = cssOf(manifest, keys).map((file) => readFile(path.join(folder, file), 'utf8'))
    return (await Promise.all(files)).join('')
  }
  const parts = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
  return {
    entry: entry.file,
    imports: filesOf(manifest, first).filter((file) => file !== entry.file),
    css: await stylesOf(first),
    catalogs: inEachLanguage(
      (language) => fileOf(`i18n/src/texts/${language.toLowerCase()}/site.ts`)?.file ?? '',
    ),
    parts: Object.fromEntries(
      await Promise.all(
        parts.map(async (key) => {
          const keys = closure(manifest, key).filter((other) => !first.includes(other))
          return [key, { js: filesOf(manifest, keys), css: await stylesOf(keys) }] as const
        }),
      ),
    ),
  }
}

/** Files needed by the offline page and its lists. */
const shellFiles = ({ entry, imports, catalogs, parts }: ClientAssets): string[] => [
  ...new Set([
    entry,
    ...imports,
    ...Object.values(catalogs),
    ...(parts['src/pages/offline/offline-page.tsx']?.js ?? []),
    ...(parts['src/pages/game-list/game-list-page.tsx']?.js ?? []),
  ]),
]

/** A module and all its static imports. */
const closure = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  if (seen.has(key)) return [...seen]
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
  return [...seen]
}

const filesOf = (manifest: Manifest, keys: readonly string[]): string[] =>
  keys.flatMap((key) => manifest[key]?.file ?? [])

const cssOf = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => manifest[key]?.css ?? [])),
]

/** Writes a compressed copy next to every text file, so that nothing is compressed while serving. */
const compressAll = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && /\.(js|css|svg|txt)$/.test(file.name))
  await Promise.all(
    texts.map(async (file) => {
      const full = path.join(file.parentPath, file.name)
      const content = await readFile(full)
      const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${full}.br`, await brotli(content, options))
      await writeFile(`${full}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}

const unlessCode =
  (code: string) =>
  (error: NodeJS.ErrnoException): void => {
    if (error.code !== code) throw error
  }

const putInPlace = async (draft: string, out: string): Promise<void> => {
  const old = `${draft}.old`
  await mkdir(path.dirname(out), { recursive: true })
  await rename(out, old).catch(unlessCode('ENOENT'))
  // Another process put the same build there at the same moment; its files are kept.
  await rename(draft, out).catch(unlessCode('ENOTEMPTY'))
  for (const rest of [old, draft]) await rm(rest, { recursive: true, force: true })
}

/**
 * Builds client and renderer into `<out>/client` and `<out>/server`; does nothing when no input
 * changed since the last time.
 */
export const buildSite = async (out: string): Promise<'built' | 'kept'> => {
  const stamp = path.join(out, 'stamp')
  const hash = await hashOfInputs()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return 'kept'
  // Built in a temporary folder and renamed at the end: concurrent builds and a running server never see
  // half of it.
  const draft = `${out}.draft-${process.pid}`
  const client = path.join(draft, 'client')
  await buildClient(client)
  const assets = await readAssets(client)
  await buildServer(path.join(draft, 'server'), assets)
  const files = shellFiles(assets)
  await buildWorker(shared, client, { version: hash.slice(0, 12), files })
  await compressAll(client)
  await writeFile(path.join(draft, 'stamp'), hash)
  await putInPlace(draft, out)
  return 'built'
}

if (import.meta.main) {
  const started = performance.now()
  process.env['NODE_ENV'] = 'production'
  const out = process.argv[2] ?? path.join(repository, '.trevo/site')
  const done = await buildSite(path.resolve(out))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`Site: ${done}, ${seconds} s, in ${out}\n`)
}
