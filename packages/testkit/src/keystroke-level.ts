/**
 * The keystroke-level model: Card, Moran and Newell, "The keystroke-level model for user performance
 * time with interactive systems", Communications of the ACM 23(7), 1980. In seconds. Its pointing time
 * is that of a mouse, slower than a finger. The machine's response time is not counted.
 */
const secondsOf = {
  /** K of an average non-secretary typist. */
  keystroke: 0.28,
  /** K for random letters and codes: every character of a password. */
  codeDigit: 0.5,
  /** P: pointing at a target. */
  pointing: 1.1,
  /** M: mental preparation before each step. */
  mental: 1.35,
  /** One spoken word at the default rate of a screen reader (eSpeak: 175 words a minute). */
  heardWord: 60 / 175,
} as const

type Operator = keyof typeof secondsOf
type StepTime = { readonly step: string; readonly counts: Record<Operator, number> }

const nothing = (): Record<Operator, number> => ({
  keystroke: 0,
  codeDigit: 0,
  pointing: 0,
  mental: 0,
  heardWord: 0,
})

const secondsIn = (counts: Record<Operator, number>): number =>
  Object.entries(secondsOf).reduce(
    (sum, [operator, seconds]) => sum + seconds * counts[operator as Operator], // keys of our table
    0,
  )

/** A person's actions, timed step by step. */
export const createCounter = () => {
  const steps: StepTime[] = []
  let counts = nothing()
  return {
    add: (operator: Operator, count = 1): void => {
      counts[operator] += count
    },
    step: async (name: string, act: () => Promise<void>): Promise<void> => {
      counts = nothing()
      steps.push({ step: name, counts })
      await act()
    },
    /** Seconds of all steps so far. */
    seconds: (): number => steps.reduce((sum, one) => sum + secondsIn(one.counts), 0),
    table: (): string =>
      steps
        .map(({ step, counts: of }) => {
          const parts = Object.entries(of).filter(([, count]) => count > 0)
          const text = parts.map(([operator, count]) => `${operator} ${count}`).join(', ')
          return `${step}: ${text}: ${secondsIn(of).toFixed(1)} s`
        })
        .join('\n'),
  }
}
export type Counter = ReturnType<typeof createCounter>
