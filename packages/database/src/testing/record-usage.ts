import { appendFileSync } from 'node:fs'

/** What `npm test` counts and measures in a run, for the table at its end. */
export type Usage =
  | { readonly what: 'database' | 'template' | 'server' }
  | {
      readonly what: 'file'
      readonly layer: string
      readonly file: string
      readonly wallMs: number
      /** Of the test process: user and system time. PostgreSQL's is not included. */
      readonly processorMs: number
    }

/** Adds a line to the file that `TREVO_TEST_USAGE` names; does nothing without it. */
export const recordUsage = (usage: Usage): void => {
  const file = process.env['TREVO_TEST_USAGE']
  // One short appending write is atomic, however many processes share the file.
  if (file) appendFileSync(file, `${JSON.stringify(usage)}\n`)
}
