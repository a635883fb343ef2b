import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { WireKey } from './src/wire.ts'

const contract = fileURLToPath(new URL('../contract/src/', import.meta.url))
/** The back office's calls are kept separate: players never load them. */
const targets = [
  { families: ['wps', 'lgw'], file: './src/endpoints.ts' },
  { families: ['ops'], file: './src/ops-endpoints.ts' },
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
        return [] // a family that has no endpoint yet
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

const notice =
  '// Made from the contract by `node packages/api-client/generate-endpoints.ts`; do not edit.'

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

const renderIndex = (files: readonly ContractFile[]): string =>
  [notice, ...files.map(({ file }) => `export * from './endpoints/${file}'`), ''].join('\n')

const write = (file: string, text: string): void => {
  const place = new URL(file, import.meta.url)
  mkdirSync(new URL('.', place), { recursive: true })
  writeFileSync(place, text)
}

if (import.meta.main) {
  rmSync(new URL('./src/endpoints', import.meta.url), { recursive: true, force: true })
  for (const { families, file } of targets) {
    const files = (await listContractFiles(families)).filter(
      ({ endpoints }) => endpoints.length > 0,
    )
    // A file for each of the contract's: a page loads those whose calls it makes.
    for (const one of files) write(`./src/endpoints/${one.file}`, renderFile(one))
    write(file, renderIndex(files))
  }
}
