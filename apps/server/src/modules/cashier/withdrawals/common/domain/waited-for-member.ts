type Wait = {
  readonly asked_at: Date
  readonly answered_at: Date | null
  readonly closed_at: Date | null
}

/** How long a withdrawal waited for its member, in milliseconds. One question is open at a time. */
export const waitedForMember = (questions: readonly Wait[], now: Date): number =>
  questions.reduce((sum, { asked_at: from, answered_at: answered, closed_at: closed }) => {
    const until = answered ?? closed ?? now
    return sum + Math.max(0, until.getTime() - from.getTime())
  }, 0)
