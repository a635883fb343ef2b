/** One test of the battery: its number and, if it has one, its parameter n. */
export type DieharderTest = { readonly id: number; readonly ntuple: number }

const each = (id: number, from: number, to: number): DieharderTest[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id, ntuple: from + index }))

const single = (...ids: number[]): DieharderTest[] => ids.flatMap((id) => each(id, 0, 0))

/**
 * Every test of `dieharder -a`, those that need few numbers first: the last, lagged sums, takes 224 of
 * the 240 GB in total. Test 14 is left out, as `-a` itself lists it as not to be used.
 */
export const dieharderTests: readonly DieharderTest[] = [
  ...single(0, 10, 11, 12, 15, 100, 101, 4, 3, 9, 8, 2, 16, 5, 6, 7, 102),
  ...each(202, 2, 5),
  ...each(201, 2, 5),
  ...single(204, 205, 206, 207, 208, 209),
  ...each(200, 1, 12),
  ...single(13, 1, 17),
  ...each(203, 0, 32),
]

/** Tests from this number on report their own number of repetitions. */
const ownRepetitionsFrom = 205

/** The arguments for a test that reads raw numbers from its input. */
export const argumentsOf = ({ id, ntuple }: DieharderTest, repetitions: number): string[] => [
  '-g',
  '200',
  '-d',
  String(id),
  ...(ntuple > 0 || id === 203 ? ['-n', String(ntuple)] : []),
  ...(id < ownRepetitionsFrom ? ['-p', String(repetitions)] : []),
]

/** One line of a test's answer. */
export type DieharderResult = {
  readonly name: string
  readonly ntuple: number
  readonly sampleSize: number
  readonly repetitions: number
  readonly pValue: number
  /** dieharder's assessment: weak below 0.005 or above 0.995, failed below 0.000001. */
  readonly assessment: 'PASSED' | 'WEAK' | 'FAILED'
}

const line = /^ *(\w+)\| *(\d+)\| *(\d+)\| *(\d+)\|([\d.]+)\| *(PASSED|WEAK|FAILED) *$/gm

/** Reads what dieharder printed. */
export const readResults = (printed: string): DieharderResult[] =>
  [...printed.matchAll(line)].map(([, name = '', ntuple, sampleSize, repetitions, p, said]) => ({
    name,
    ntuple: Number(ntuple),
    sampleSize: Number(sampleSize),
    repetitions: Number(repetitions),
    pValue: Number(p),
    assessment: said === 'PASSED' || said === 'WEAK' ? said : 'FAILED',
  }))
