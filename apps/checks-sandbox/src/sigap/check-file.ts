import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export type Problem = { readonly record: number; readonly code: string; readonly text: string }

const kinds = ['bettors', 'wallets', 'games', 'sports', 'operator'] as const
export type Kind = (typeof kinds)[number]

/** Enough to see what is wrong. */
export const problemsMax = 200

const schemaOf = (name: string): z.ZodType => {
  const url = import.meta.resolve(`@trevo/sigap-schemas/trevo-1/${name}.schema.json`)
  return z.fromJSONSchema(JSON.parse(readFileSync(fileURLToPath(url), 'utf8')))
}
const headerSchema = schemaOf('header')
const recordSchemas = Object.fromEntries(kinds.map((kind) => [kind, schemaOf(kind)]))

const Header = z.object({
  kind: z.enum(kinds),
  cnpj: z.string(),
  day: z.iso.date(),
  records: z.int(),
})
export type Header = z.infer<typeof Header>

export type CheckedFile = {
  readonly header: Header | undefined
  /** Of each line after the header. */
  readonly records: readonly unknown[]
  readonly problems: readonly Problem[]
}

const readLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const describe = (error: z.ZodError): string =>
  error.issues
    .map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
    .join('; ')
    .slice(0, 300)

/** Whether a file follows its schema: a header, as many records as it says, each of the form of its kind. */
export const checkFile = (content: Buffer): CheckedFile => {
  const lines = content.toString('utf8').split('\n')
  if (lines.pop() !== '') {
    return {
      header: undefined,
      records: [],
      problems: [{ record: 0, code: 'END', text: 'the last line is not ended' }],
    }
  }
  const [first = '', ...others] = lines
  const parsed = headerSchema.safeParse(readLine(first))
  if (!parsed.success) {
    return {
      header: undefined,
      records: [],
      problems: [{ record: 0, code: 'HEADER', text: describe(parsed.error) }],
    }
  }
  const header = Header.parse(parsed.data)
  const problems: Problem[] = []
  if (others.length !== header.records) {
    problems.push({
      record: 0,
      code: 'COUNT',
      text: `${others.length} records, not ${header.records}`,
    })
  }
  const records = others.map((line, index) => {
    const record = recordSchemas[header.kind]?.safeParse(readLine(line))
    if (record?.success) return record.data
    if (problems.length < problemsMax && record) {
      problems.push({ record: index + 1, code: 'SCHEMA', text: describe(record.error) })
    }
    return undefined
  })
  return { header, records, problems }
}
