import type { Judges } from './judge.ts'
import { sscJudges } from './ssc-judges.ts'

/** By play: the same play said a second time. */
export const allJudges: Judges = { ...sscJudges }
