import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { WireKey } from './src/wire.ts'

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url))
/** The back office's calls are kept separate: players never load them. */
const targets = [
  { families: ['wps', 'lgw'], file: 'endpoints.ts' },
  { families: ['ops'], file: 'ops-endpoints.ts' },
] as const
const wireKeys: readonly WireKey[] = [
  'name',
  'method',
  'path',
  'auth',
  'sealed',
  'moduleId',
  'consumes',
]

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value

/** The contract's files of some families: path below `packages/contract/src`, and their endpoints. */
export const listContractFiles = async (families: readonly string[]) => {
  const files = families
    .flatMap((family) => {
      try {
        return readdirSync(path.join(contract, family), { recursive: true, encoding: 'utf8' }).map(
          (file) => path.posix.join(family, file.replaceAll(path.sep, '/')),
        )
      } catch {
        return [] // a family without endpoints so far
      }
    })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  return Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(path.join(contract, file))
      const found = Object.entries(exported).flatMap(([name, value]) =>
        isEndpoint(value) ? [{ exportName: name, endpoint: value }] : [],
      )
      return { file, endpoints: found }
    }),
  )
}

export const wireOf = (endpoint: EndpointSpec): Record<string, unknown> =>
  Object.fromEntries(
    wireKeys.flatMap((key) => (endpoint[key] === undefined ? [] : [[key, endpoint[key]]])),
  )

const literal = (wire: Record<string, unknown>) =>
  `{ ${Object.entries(wire)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(', ')} }`

const notice = '// Made from the contract by generate-endpoints.ts; do not edit.'

type ContractFile = Awaited<ReturnType<typeof listContractFiles>>[number]

const renderFile = ({ file, endpoints }: ContractFile): string => {
  const up = '../'.repeat(file.split('/').length)
  const consts = endpoints.map(
    ({ exportName, endpoint }) =>
      `export const ${exportName}: Wire<typeof contract.${exportName}> = ${literal(wireOf(endpoint))}`,
  )
  return [
    notice,
    `import type * as contract from '@trevo/contract/${file}'`,
    `import type { Wire } from '${up}wire.ts'`,
    '',
    ...consts,
    '',
  ].join('\n')
}

const renderIndex = (files: readonly ContractFile[], hash: string): string =>
  [
    notice,
    `// ${hash}`,
    ...files.map(({ file }) => `export * from './endpoints/${file}'`),
    '',
  ].join('\n')

const made = fileURLToPath(new URL('./src/', import.meta.url))

/** The hash of everything that the output depends on: the contract's files and this one. */
const hashOfInputs = (): string => {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts')).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(contract, file)))
  }
  return hash.digest('hex')
}

const readIfThere = (file: string): string => {
  try {
    return readFileSync(path.join(made, file), 'utf8')
  } catch {
    return ''
  }
}

/** Replaces the file by renaming, so that concurrent processes only read whole files. */
const write = (file: string, text: string): void => {
  const place = path.join(made, file)
  const draft = `${place}.${process.pid}`
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, place)
}

const removeOthers = (kept: ReadonlySet<string>): void => {
  for (const file of readdirSync(path.join(made, 'endpoints'), {
    recursive: true,
    encoding: 'utf8',
  })) {
    const name = path.posix.join('endpoints', file.replaceAll(path.sep, '/'))
    if (name.endsWith('.ts') && !kept.has(name)) rmSync(path.join(made, name), { force: true })
  }
}

const generate = async (hash: string): Promise<void> => {
  const indexes: [file: string, text: string][] = []
  const kept = new Set<string>()
  for (const { families, file } of targets) {
    const files = (await listContractFiles(families)).filter(
      ({ endpoints }) => endpoints.length > 0,
    )
    // One file for each of the contract's, so that a page loads only the calls it makes.
    for (const one of files) {
      kept.add(`endpoints/${one.file}`)
      write(`endpoints/${one.file}`, renderFile(one))
    }
    indexes.push([file, renderIndex(files, hash)])
  }
  // The indexes come last: their hash marks the output as complete.
  for (const [file, text] of indexes) write(file, text)
  removeOthers(kept)
}

if (import.meta.main) {
  const hash = hashOfInputs()
  const isMade = targets.every(({ file }) => readIfThere(file).includes(`// ${hash}\n`))
  if (!isMade) await generate(hash)
}
