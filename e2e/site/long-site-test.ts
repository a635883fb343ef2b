import { isWholeRun } from '../whole-run.ts'
import { test } from './site-test.ts'

type LongTest = (title: string, body: Parameters<typeof test>[2]) => void

/** A journey of the site alone that only the full run includes; see `longTest`. */
export const longSiteTest: LongTest = isWholeRun ? test : () => undefined
