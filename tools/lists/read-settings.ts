import type { Source } from '../list-sources.ts'

// Belonging to the runtime, the build or the machine, not to us.
const notOurs = new Set(['BASE_URL', 'PATH', 'TMPDIR', 'TEST_PARALLEL_INDEX', 'VITEST'])

// The way a program reads one: env['NAME'], env.NAME, portOf('NAME', …).
const readPatterns = [
  /\b(?:env|environment)\??\.?\['([A-Z][A-Z0-9_]+)'\]/g,
  /\b(?:env|environment)\.([A-Z][A-Z0-9_]+)\b/g,
  /\bportOf\('([A-Z][A-Z0-9_]+)'/g,
]
// The way an environment schema declares one: NAME: z.string().default('…').
const schemaPattern = /const Environment = z\.object\(\{([\s\S]*?)\n\}\)/g
const keyPattern = /^ {2}([A-Z][A-Z0-9_]+):([\s\S]*?)(?=,\n(?: {2}[A-Z/]|$))/gm
const defaultPattern = /\.default\(\s*(?:'([^']*)'|([\d_]+)),?\s*\)/

export type Setting = { readonly name: string; readonly byDefault: string | undefined }

/** Environment variables that a program reads, each with the default from its schema. */
export const readSettings = (sources: readonly Source[]): Setting[] =>
  sources.flatMap(({ text }) => {
    const schemas = [...text.matchAll(schemaPattern)].map(([, body = '']) => `${body},\n`)
    const declared = schemas.flatMap((body) =>
      [...body.matchAll(keyPattern)].map(([, name = '', rest = '']) => {
        const [, word, number] = defaultPattern.exec(rest) ?? []
        return { name, byDefault: word ?? number?.replaceAll('_', '') }
      }),
    )
    const read = readPatterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name = '']) => ({ name, byDefault: undefined })),
    )
    return [...declared, ...read].filter(({ name }) => !notOurs.has(name))
  })
