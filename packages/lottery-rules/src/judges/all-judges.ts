import type { Judges } from './judge.ts'
import { elevenFiveJudges, pk10Judges } from './ball-judges.ts'
import { lhcJudges } from './lhc-judges.ts'
import { brJudges, vnJudges } from './number-judges.ts'
import { k3Judges, pcbJudges, seaJudges } from './small-judges.ts'
import { lfJudges } from './lf-judges.ts'
import { sscJudges } from './ssc-judges.ts'

/** By play: a second description of the same play. */
export const allJudges: Judges = {
  ...sscJudges,
  ...elevenFiveJudges,
  ...lfJudges,
  ...pk10Judges,
  ...k3Judges,
  ...pcbJudges,
  ...seaJudges,
  ...lhcJudges,
  ...vnJudges,
  ...brJudges,
}
